// The frame of every page that is not a table: header, main, footer; title and focus when one arrives.
import { type ReactNode, useEffect, useRef } from 'react';
import { LANGUAGES, type Language } from '../i18n/files.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { NAME } from './brand.ts';
import { Icon, type IconName } from './parts/Icon.tsx';
import { DoorSign, Wordmark } from './parts/Wordmark.tsx';
import { address, usePlace } from './router.ts';
import { changeSettings, useSettings } from './settings.ts';
import './page.css';
import { lookOf } from '../game/editions.ts';

/** The first page takes no focus: the reader has just come. */
let arrived = false;

export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === NAME ? title : `${title} · ${NAME}`;
  }, [title]);
  useEffect(() => {
    if (arrived) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    arrived = true;
  }, []);
  return heading;
}

interface PageProps {
  readonly title: string;
  /** shown instead of the plain heading; must hold the `h1` */
  readonly head?: (heading: React.RefObject<HTMLHeadingElement | null>) => ReactNode;
  readonly narrow?: boolean;
  /** for benches, where more room is more in sight */
  readonly wide?: boolean;
  readonly edition?: string;
  readonly children: ReactNode;
}

export function Page({ title, head, narrow, wide, edition, children }: PageProps) {
  const { t } = useLabels();
  const heading = useArrival(title);
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className="skip button main" onClick={() => main.current?.focus()}>
        {t('app.skip')}
      </button>
      <Header />
      <main className={narrow ? 'page narrow' : wide ? 'page wide' : 'page'} ref={main} tabIndex={-1} data-world={lookOf(edition)}>
        {head ? (
          head(heading)
        ) : (
          <h1 className="title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
        )}
        {children}
      </main>
      <Footer />
    </>
  );
}

const links: readonly { readonly path: string; readonly icon: IconName; readonly label: string }[] = [
  { path: 'new', icon: 'plus', label: 'app.new' },
  { path: 'missions', icon: 'map', label: 'app.missions' },
  { path: 'games', icon: 'games', label: 'app.games' },
  { path: 'join', icon: 'door', label: 'app.join' },
  { path: 'workshop', icon: 'branch', label: 'app.workshop' },
];

function Header() {
  const { t } = useLabels();
  const here = usePlace().path[0] ?? '';
  return (
    <header className="header no-print">
      <a className="header-home" href={address('')} aria-label={t('app.home-page')}>
        <Wordmark />
      </a>
      <nav aria-label={t('app.nav')}>
        <ul>
          {links.map(({ path, icon, label }) => (
            <li key={path}>
              <a href={address(path)} aria-current={here === path ? 'page' : undefined}>
                <Icon name={icon} />
                <span>{t(label)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="header-tools">
        <LanguageChoice />
        <a
          className="button quiet square"
          href={address('settings')}
          aria-label={t('settings.title')}
          aria-current={here === 'settings' ? 'page' : undefined}
        >
          <Icon name="gear" />
        </a>
      </div>
    </header>
  );
}

export function LanguageChoice() {
  const { t } = useLabels();
  const { language } = useSettings();
  return (
    <select
      className="language"
      aria-label={t('settings.language')}
      value={language}
      onChange={(event) => changeSettings({ language: event.target.value as Language })}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {t(`language.${one}`)}
        </option>
      ))}
    </select>
  );
}

function Footer() {
  const { t } = useLabels();
  return (
    <footer className="footer no-print">
      <p>{t('app.unofficial')}</p>
      <a href={address('credits')}>{t('credits.title')}</a>
    </footer>
  );
}

export function Waiting() {
  return (
    <div className="waiting">
      <DoorSign />
    </div>
  );
}
