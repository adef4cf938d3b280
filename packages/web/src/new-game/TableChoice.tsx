import { Choices } from '../app/parts/Choices.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { type Draft, setTable } from './draft.ts';
import type { FormPart } from './parts.ts';

const TABLES: readonly Draft['table'][] = ['solo', 'hot-seat', 'online'];

/** Alone, at one device, or by a link. */
export function TableChoice({ draft, change }: Pick<FormPart, 'draft' | 'change'>) {
  const { t } = useLabels();
  return (
    <Choices
      legend={t('new.table')}
      hideLegend
      value={draft.table}
      list={TABLES.map((value) => ({ value, label: t(`new.table.${value}`) }))}
      onChange={(value) => change((now) => setTable(now, value))}
    />
  );
}
