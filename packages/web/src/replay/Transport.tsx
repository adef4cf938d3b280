// The bar under a replay: go to any moment, play on, share it, branch off.
import type { GameFile } from '@holdout/protocol';
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../app/parts/Icon.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { ShareReplay } from '../end/ShareReplay.tsx';
import { tell } from '../end/Story.tsx';
import { statisticsOf } from '../end/statistics.ts';
import { isEdition, worldOf } from '../game/editions.ts';
import { engineWorker } from '../game/local/worker.ts';
import { rewindsOf } from '../game/record/record.ts';
import type { ReplayHost } from '../game/replay-host.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { Chosen } from './Chosen.tsx';
import { roundNumbers } from './round-numbers.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stays at least at speed 1; what happens in it is told to its end first. */
const STEP_MS = 900;
const LOOK_MS = 60;

interface TransportProps {
  readonly host: ReplayHost;
  readonly file: GameFile;
  readonly id: string;
  readonly analysing: boolean;
  readonly onAnalyse: () => void;
}

export function Transport({ host, file, id, analysing, onAnalyse }: TransportProps) {
  const edition = isEdition(file.setup.edition) ? file.setup.edition : null;
  const labels = useLabels(edition);
  const { t } = labels;
  const step = useSyncExternalStore(host.subscribe, host.step);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [sharing, setSharing] = useState(false);
  const [rewinding, setRewinding] = useState(false);
  const [problem, setProblem] = useState(false);
  const stats = useMemo(() => statisticsOf(file), [file]);
  const last = host.film.length;
  const rounds = useMemo(() => stats.markers.filter((marker) => marker.event.t === 'round').map((marker) => marker.step), [stats]);
  const round = host.film.at(step).view.round;
  const numbered = useMemo(() => roundNumbers(stats.markers, last), [stats, last]);

  useEffect(() => host.setPace(speed), [host, speed]);
  useEffect(() => {
    if (!playing) return;
    let since = Number.NEGATIVE_INFINITY;
    const timer = setInterval(() => {
      if (host.telling() || performance.now() - since < STEP_MS / speed) return;
      since = performance.now();
      if (host.step() >= last) setPlaying(false);
      else void host.forward();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [playing, speed, host, last]);

  const forward = () => {
    setPlaying(false);
    void host.forward();
  };
  const jump = (to: number) => {
    setPlaying(false);
    host.goTo(to);
  };
  const roundBefore = [0, ...rounds].filter((at) => at < step).at(-1) ?? 0;
  const roundAfter = rounds.find((at) => at > step) ?? last;
  const branch = async () => {
    const name = settings().nick || t('game.you');
    const made = await engineWorker().branch(
      file,
      step,
      file.setup.seats.map(() => ({ name, bot: null })),
      id,
    );
    setProblem(!made.ok);
    if (made.ok) go(`play/${made.id}`);
  };

  // one's own game that is still under way may itself go back
  const running = id.startsWith('l-') && host.film.at(last).view.over === null;
  const rewind = async () => {
    const done = await engineWorker().rewind(id, step);
    setProblem(!done.ok);
    if (done.ok) go(`play/${id}`);
  };
  const rewinds = useMemo(() => rewindsOf(file), [file]);

  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      // zones, tabs and lists that go by arrows have taken theirs by now; the slider moves by its own
      const key = event.target instanceof HTMLInputElement ? event.key : ({ ArrowLeft: '<', ArrowRight: '>' }[event.key] ?? event.key);
      const to = { '<': step - 1, PageUp: roundBefore, PageDown: roundAfter }[key];
      if (to === undefined && key !== '>') return;
      event.preventDefault();
      setPlaying(false);
      if (to === undefined) void host.forward();
      else host.goTo(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [host, step, roundBefore, roundAfter]);

  return (
    <section className="transport" ref={bar} aria-label={t('replay.bar')} data-world={worldOf(file.setup.edition)}>
      <div className="scrubber">
        <div className="scrubber-marks" aria-hidden="true">
          {stats.markers.map((marker, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: markers never change
              key={at}
              data-kind={marker.event.t}
              style={{ left: `${(marker.step / Math.max(1, last)) * 100}%` }}
              title={tell(labels, stats.view, marker.event) ?? t('games.round', { n: marker.round })}
            />
          ))}
          {numbered.map(({ round: n, at }) => (
            <b key={n} className="numbers" style={{ left: `${at * 100}%` }}>
              {n}
            </b>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={t('replay.moment')}
          aria-valuetext={t('replay.at', { round, step, last })}
          onChange={(event) => jump(Number(event.target.value))}
        />
      </div>
      <div className="transport-row">
        <p className="transport-at numbers">
          {t(round === 0 ? 'games.setup' : 'games.round', { n: round })} <span className="soft">{t('replay.step', { step, last })}</span>
          {rewinds.length > 0 && <span className="tag">{t('games.rewound', { count: rewinds.length })}</span>}
        </p>
        <Suspense>{edition && <Chosen host={host} file={file} edition={edition} step={step} />}</Suspense>
        <div className="transport-buttons">
          <Tool icon="first" label={t('replay.round-back')} onClick={() => jump(roundBefore)} disabled={step === 0} />
          <Tool icon="back" label={t('replay.back')} onClick={() => jump(step - 1)} disabled={step === 0} />
          <Tool
            icon={playing ? 'pause' : 'play'}
            label={t(playing ? 'replay.pause' : 'replay.play')}
            onClick={() => setPlaying(!playing)}
            main
          />
          <Tool icon="next" label={t('replay.next')} onClick={forward} disabled={step === last} />
          <Tool icon="last" label={t('replay.round-next')} onClick={() => jump(roundAfter)} disabled={step === last} />
          <select className="input" aria-label={t('replay.speed')} value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </div>
        <div className="transport-more">
          <button type="button" className="button" aria-pressed={analysing} onClick={onAnalyse}>
            <Icon name="chart" />
            <span>{t('replay.analysis')}</span>
          </button>
          <button type="button" className="button" onClick={() => setSharing(true)}>
            <Icon name="link" />
            <span>{t('replay.share')}</span>
          </button>
          {running && step < last && (
            <button type="button" className="button" onClick={() => setRewinding(true)}>
              <Icon name="again" />
              <span>{t('replay.rewind')}</span>
            </button>
          )}
          {file.seed !== null && step < last && (
            <button type="button" className="button" onClick={branch}>
              <Icon name="branch" />
              <span>{t('replay.branch')}</span>
            </button>
          )}
        </div>
      </div>
      {problem && (
        <p className="notice bad" role="alert">
          {t('replay.branch.failed')}
        </p>
      )}
      <Sheet title={t('replay.rewind')} open={rewinding} onClose={() => setRewinding(false)}>
        <p>{t('replay.rewind.text', { round, step })}</p>
        <div className="row">
          <button type="button" className="button main" onClick={() => void rewind()}>
            {t('replay.rewind.do')}
          </button>
          <button type="button" className="button" onClick={() => setRewinding(false)}>
            {t('app.keep')}
          </button>
        </div>
      </Sheet>
      <ShareReplay open={sharing} onClose={() => setSharing(false)} id={id} file={file} step={step} />
    </section>
  );
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'range');

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly main?: boolean;
}

const Tool = ({ icon, label, onClick, disabled, main }: ToolProps) => (
  <button
    type="button"
    className={main ? 'button main square' : 'button square'}
    aria-label={label}
    title={label}
    onClick={onClick}
    disabled={disabled}
  >
    <Icon name={icon} />
  </button>
);
