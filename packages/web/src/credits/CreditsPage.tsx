import { Page } from '../app/Page.tsx';
import { iconCredits } from '../art/icons/credits.ts';
import { useLabels } from '../i18n/use-labels.ts';
import './credits.css';

/** Names are the same in every language. */
const fonts = [
  { name: 'Fira Sans Condensed', by: 'The Mozilla Foundation, Carrois' },
  { name: 'Oswald', by: 'The Oswald Project Authors' },
  { name: 'Alegreya', by: 'Huerta Tipográfica' },
];
const libraries = ['React', 'Preact', 'idb', 'qrcode', 'zod', 'zzfx', 'Iconify', 'Vite', 'TypeScript', 'Fastify', 'ws', 'Kysely'];
const FONT_LICENCE = 'SIL Open Font License 1.1';

export default function CreditsPage() {
  const { t } = useLabels();
  return (
    <Page title={t('credits.title')} narrow>
      <section className="stack" aria-labelledby="credits-game">
        <h2 id="credits-game">{t('credits.game')}</h2>
        <p>{t('credits.game.text')}</p>
      </section>
      <section className="stack" aria-labelledby="credits-icons">
        <h2 id="credits-icons">{t('credits.icons')}</h2>
        <p>
          {t('credits.icons.text')} <a href={iconCredits.address}>{iconCredits.set}</a>,{' '}
          <a href={iconCredits.licenceAddress}>{iconCredits.licence}</a>
        </p>
        <ul className="credit-names">
          {iconCredits.authors.map((author) => (
            <li key={author}>{author}</li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="credits-fonts">
        <h2 id="credits-fonts">{t('credits.fonts')}</h2>
        <p>
          {t('credits.fonts.text')} <a href="https://openfontlicense.org">{FONT_LICENCE}</a>
        </p>
        <ul className="credit-names">
          {fonts.map((font) => (
            <li key={font.name}>
              {font.name} <span className="soft">({font.by})</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="credits-libraries">
        <h2 id="credits-libraries">{t('credits.libraries')}</h2>
        <ul className="credit-names">
          {libraries.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="credits-ours">
        <h2 id="credits-ours">{t('credits.ours')}</h2>
        <p>{t('credits.ours.text')}</p>
      </section>
    </Page>
  );
}
