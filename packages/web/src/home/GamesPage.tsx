import { Suspense, useEffect, useRef, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { FileInput } from '../app/parts/FileInput.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { address, go } from '../app/router.ts';
import { dropFile, keepFile, keptFiles } from '../game/local/files.ts';
import { browserSaves } from '../game/local/saves.ts';
import { locale } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { GameLineCard } from './GameLineCard.tsx';
import { type GameLine, useGames } from './games.ts';
import './home.css';

export default function GamesPage() {
  const { t } = useLabels();
  const { lines, loading, serverSilent, reload } = useGames();
  const [dropping, setDropping] = useState<GameLine | null>(null);
  const running = lines.filter((line) => line.phase !== 'finished');
  const finished = lines.filter((line) => line.phase === 'finished');
  const drop = async () => {
    if (dropping) await browserSaves.remove(dropping.id);
    setDropping(null);
    reload();
  };
  return (
    <Page title={t('games.title')}>
      {serverSilent && <p className="notice">{t('games.server-silent')}</p>}
      <section className="stack" aria-labelledby="running">
        <h2 id="running">{t('games.running')}</h2>
        {!loading && running.length === 0 && (
          <Drawn scene="table" text={t('games.none')}>
            <a className="button main" href={address('new')}>
              <Icon name="plus" />
              {t('home.new')}
            </a>
          </Drawn>
        )}
        <Lines lines={running} drop={setDropping} />
      </section>
      {finished.length > 0 && (
        <section className="stack" aria-labelledby="finished">
          <h2 id="finished">{t('games.finished')}</h2>
          <Lines lines={finished} drop={setDropping} />
        </section>
      )}
      <Files />
      <Sheet title={t('games.drop')} open={dropping !== null} onClose={() => setDropping(null)}>
        <p className="soft">{t('games.drop.text')}</p>
        <div className="row">
          <button type="button" className="button main" onClick={drop}>
            {t('games.drop')}
          </button>
          <button type="button" className="button" onClick={() => setDropping(null)}>
            {t('app.keep')}
          </button>
        </div>
      </Sheet>
    </Page>
  );
}

function Lines({ lines, drop }: { readonly lines: readonly GameLine[]; readonly drop: (line: GameLine) => void }) {
  const { t } = useLabels();
  return (
    <ul className="game-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <Suspense fallback={<div className="panel" />}>
            <GameLineCard line={line} />
            <div className="game-line-actions">
              {line.phase !== 'lobby' && (
                <a className="button quiet" href={address(`replay/${line.record}`)}>
                  <Icon name="first" size={18} />
                  {t('games.replay')}
                </a>
              )}
              {!line.online && (
                <button type="button" className="button quiet" onClick={() => drop(line)}>
                  <Icon name="trash" size={18} />
                  {t('games.drop')}
                </button>
              )}
            </div>
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

/** Records that came as files. */
function Files() {
  const { t, language } = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<Awaited<ReturnType<typeof keptFiles>>>([]);
  const [problem, setProblem] = useState(false);
  const reload = () => void keptFiles().then(setFiles);
  useEffect(reload, []);
  const read = async (json: unknown) => {
    const { parseGameFile } = await import('../game/record/read-file.ts');
    const parsed = parseGameFile(json);
    setProblem(!parsed.ok);
    if (parsed.ok) go(`replay/${await keepFile(parsed.file)}`);
  };
  return (
    <section className="stack" aria-labelledby="files">
      <h2 id="files">{t('games.files')}</h2>
      <p className="soft">{t('games.files.text')}</p>
      {problem && (
        <p className="notice bad" role="alert">
          {t('error.file')}
        </p>
      )}
      <ul className="stack">
        {files.map(({ id, file }) => (
          <li className="row" key={id}>
            <a className="button" href={address(`replay/${id}`)}>
              <Icon name="play" size={18} />
              {file.started > 0 && `${new Date(file.started).toLocaleDateString(locale(language))} · `}
              {file.players.filter(Boolean).join(', ')}
            </a>
            <button
              type="button"
              className="button quiet square"
              aria-label={t('games.drop')}
              onClick={() => void dropFile(id).then(reload)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <FileInput at={input} label={t('games.open-file')} read={read} />
        <button type="button" className="button" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {t('games.open-file')}
        </button>
      </div>
    </section>
  );
}
