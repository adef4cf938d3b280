import { Suspense, useEffect, useRef, useState } from 'react';
import { NAME } from '../app/brand.ts';
import { Page } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Wordmark } from '../app/parts/Wordmark.tsx';
import { address } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { EDITIONS } from '../game/editions.ts';
import { FIRST_STEPS, TUTORIAL } from '../game/first-steps.ts';
import { beginMission } from '../game/start.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { useTypedCode } from '../join/use-code.ts';
import { Continue } from './Continue.tsx';
import { DailyMission } from './DailyMission.tsx';
import { EditionCard } from './EditionCard.tsx';
import './home.css';

export default function HomePage() {
  const { t } = useLabels();
  return (
    <Page
      title={NAME}
      head={(heading) => (
        <section className="hero">
          <div className="hero-board" aria-hidden="true">
            <BoardPicture {...TUTORIAL} detail="full" eager />
          </div>
          <div className="hero-text">
            <h1 ref={heading} tabIndex={-1}>
              <span className="unseen">{NAME}</span>
              <Wordmark />
            </h1>
            <p className="hero-line">{t('home.line')}</p>
            <p className="soft">{t('home.text')}</p>
            <div className="row">
              <TutorialButton />
              <a className="button large" href={address('new')}>
                {t('home.new')}
              </a>
            </div>
          </div>
        </section>
      )}
    >
      <Continue />
      <section className="home-two">
        {/* first: what comes later must not move the button a finger is on its way to */}
        <JoinPanel />
        <Suspense fallback={<div className="panel" />}>
          <DailyMission />
        </Suspense>
        <CampaignPanel />
        <CompanionPanel />
      </section>
      <section className="stack" aria-labelledby="books">
        <div className="row spread">
          <h2 id="books">{t('home.books')}</h2>
          <span className="row">
            <a href={address('simulator')}>{t('simulator.open')}</a>
            <a href={address('missions')}>{t('home.all-missions')}</a>
          </span>
        </div>
        <ul className="editions">
          {EDITIONS.map((edition) => (
            <li key={edition}>
              <Suspense fallback={<div className="panel" />}>
                <EditionCard edition={edition} />
              </Suspense>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function TutorialButton() {
  const { t } = useLabels();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const made = await beginMission(TUTORIAL.edition, TUTORIAL.mission, settings().nick || t('game.you'), FIRST_STEPS);
    if (!made.ok) setBusy(false);
  };
  return (
    <button type="button" className="button main large" onClick={start} disabled={busy}>
      <Icon name="play" />
      {t('home.tutorial')}
    </button>
  );
}

function CampaignPanel() {
  const { t } = useLabels();
  return (
    <section className="panel stack join-panel" aria-labelledby="campaign-panel">
      <h2 id="campaign-panel">{t('campaign.title')}</h2>
      <p className="soft">{t('campaign.intro')}</p>
      <div className="row">
        <a className="button" href={address('campaign')}>
          <Icon name="flag" />
          {t('campaign.open')}
        </a>
      </div>
    </section>
  );
}

function CompanionPanel() {
  const { t } = useLabels();
  return (
    <section className="panel stack join-panel" aria-labelledby="companion-panel">
      <h2 id="companion-panel">{t('home.companion')}</h2>
      <p className="soft">{t('home.companion.text')}</p>
      <div className="row">
        <a className="button" href={address('companion')}>
          <Icon name="dice" />
          {t('home.companion.open')}
        </a>
      </div>
    </section>
  );
}

function JoinPanel() {
  const { t } = useLabels();
  const code = useTypedCode();
  const told = useRef<HTMLParagraphElement>(null);
  // under the fold of a phone it would not be seen
  useEffect(() => {
    if (code.problem !== null) told.current?.scrollIntoView({ block: 'nearest' });
  }, [code.problem]);
  return (
    <section className="panel stack join-panel" aria-labelledby="join-panel">
      <h2 id="join-panel">{t('home.join')}</h2>
      <p className="soft">{t('home.join.text')}</p>
      <form className="row join-code" onSubmit={code.submit}>
        <input
          className="input"
          value={code.text}
          size={10}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-label={t('join.code')}
          placeholder={t('join.code')}
          aria-invalid={code.problem !== null}
          onChange={(event) => code.type(event.target.value)}
        />
        <button type="submit" className="button">
          <Icon name="door" />
          {t('join.enter')}
        </button>
      </form>
      {code.problem !== null && (
        <p className="notice bad" role="alert" ref={told}>
          {code.problem}
        </p>
      )}
      <div className="row">
        <a className="button quiet" href={address('join')}>
          <Icon name="people" />
          {t('join.listed')}
        </a>
        <a className="button quiet" href={address('new', { with: 'friends' })}>
          <Icon name="plus" />
          {t('home.invite')}
        </a>
      </div>
    </section>
  );
}
