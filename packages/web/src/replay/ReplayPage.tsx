import type { GameFile } from '@holdout/protocol';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useAnalysis, wasAnalysed } from '../analysis/use-analysis.ts';
import type { PageProps } from '../app/App.tsx';
import { Waiting } from '../app/Page.tsx';
import { rewrite } from '../app/router.ts';
import { RecordGone } from '../end/RecordGone.tsx';
import { useRecord } from '../end/use-record.ts';
import { isEdition } from '../game/editions.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import { replayHost } from '../game/replay-host.ts';
import { Transport } from './Transport.tsx';
import './replay.css';
import '../table/layout/replay.css';

const AnalysisPanel = lazy(() => import('../analysis/AnalysisPanel.tsx'));

/** `#/replay/ID?t=12`: a recorded game at a moment. */
export default function ReplayPage({ place }: PageProps) {
  const id = place.path[1] ?? '';
  const loaded = useRecord(id);
  if (loaded.is === 'loading') return <Waiting />;
  if (loaded.is !== 'there') return <RecordGone failed={loaded.is === 'failed'} />;
  return <Replay id={id} file={loaded.file} start={startOf(place.query.get('t'))} />;
}

/** `last`: where the game stands now. */
const startOf = (t: string | null): number => (t === 'last' ? Number.POSITIVE_INFINITY : Number(t ?? 0) || 0);

function Replay({ id, file, start }: { readonly id: string; readonly file: GameFile; readonly start: number }) {
  // The address follows the moment shown, so only the first one is read from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const host = useMemo(() => replayHost(file, start), [file]);
  useEffect(() => host.subscribe(() => rewrite(`replay/${id}`, { t: host.step() || undefined })), [host, id]);
  useEffect(() => {
    host.goTo(start);
  }, [start, host]);
  const analysing = useAnalysis(file, id);
  // whoever comes back to an analysis finds it as they left it
  const [open, setOpen] = useState(() => wasAnalysed(file, id));
  const { edition } = file.setup;
  const aside = open && isEdition(edition) && (
    <Suspense>
      <AnalysisPanel host={host} file={file} id={id} edition={edition} analysing={analysing} />
    </Suspense>
  );
  return (
    <div className="replay" data-analysing={open || undefined}>
      <GameScreen host={host} kind="replay" id={id} aside={aside || undefined} />
      <Transport host={host} file={file} id={id} analysing={open} onAnalyse={() => setOpen(!open)} />
    </div>
  );
}
