import { useLabels } from '../i18n/use-labels.ts';
import { setBox } from './draft.ts';
import { contentFor } from './own-things.ts';
import type { OwnFormPart } from './parts.ts';

/** Own cards, people and decks, where there are some. */
export function BoxChoice({ draft, content, own, change }: OwnFormPart) {
  const { t } = useLabels(content.edition);
  if (own.boxes.length === 0) return null;
  const choose = (id: string) => {
    // who is known without the box that is left, and with the one that is taken
    const people = contentFor({ ...content, survivors: content.survivors.filter((one) => !one.id.startsWith('own-')) }, own, {
      mission: draft.mission,
      box: id,
    });
    change((now) => setBox(now, id, people));
  };
  return (
    <section className="stack" aria-labelledby="box">
      <h2 id="box">{t('new.box')}</h2>
      <label className="field">
        <span className="unseen">{t('new.box')}</span>
        <select className="input" value={draft.box} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('new.box.none')}</option>
          {own.boxes.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name || t('new.box.untitled')}
            </option>
          ))}
        </select>
      </label>
      <p className="soft small">{t('new.box.text')}</p>
    </section>
  );
}
