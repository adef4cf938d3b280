// The next game's place on the page of one that is over.
import { Icon } from '../app/parts/Icon.tsx';
import { useLabels } from '../i18n/use-labels.ts';

/** Until the room has answered: a button that came later would lie where another was about to be pressed. */
export function RematchComes() {
  const { t } = useLabels();
  return (
    <button type="button" className="button main" disabled>
      <Icon name="again" />
      {t('end.rematch')}
    </button>
  );
}
