// The menu of a game: its button; what is in it is fetched when it is opened.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../app/parts/Icon.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import type { HostKind } from './GameScreen.tsx';
import type { GameHost } from './host.ts';

const MenuBody = lazy(() => import('./MenuBody.tsx'));

export interface GameMenuProps {
  readonly host: GameHost;
  readonly kind: HostKind;
  readonly id: string;
  readonly room?: string | null;
  readonly watch?: string | null;
  readonly seats?: ReactNode;
  readonly title: string;
}

export function GameMenu(props: GameMenuProps) {
  const { t } = useLabels();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button quiet square"
        aria-haspopup="dialog"
        aria-label={t('menu.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Sheet title={props.title} open={open} onClose={() => setOpen(false)}>
        <Suspense>
          <MenuBody {...props} />
        </Suspense>
      </Sheet>
    </>
  );
}
