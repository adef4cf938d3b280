// What is in a box: people, cards, decks and, for a mission, tiles; each opened on its own.
import type { EditionContent, OwnBox } from '@holdout/engine/content';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../app/parts/Icon.tsx';
import { faceName } from '../../board/face-name.ts';
import { ownName } from '../shelf.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { CardForm } from './CardForm.tsx';
import { DecksForm } from './DecksForm.tsx';
import { cardLike, drop, type ListName, personLike, put, rename, templates } from './model.ts';
import { ChoiceField } from './NumberField.tsx';
import { SurvivorForm } from './SurvivorForm.tsx';
import { TileForm } from './TileForm.tsx';
import { bareFace, faceLike } from './tile-model.ts';
import './box.css';

interface BoxEditorProps {
  readonly content: EditionContent;
  readonly box: OwnBox;
  readonly change: (step: (box: OwnBox) => OwnBox) => void;
  /** tiles belong to missions */
  readonly tiles?: boolean;
}

export function BoxEditor({ content, box, change, tiles = false }: BoxEditorProps) {
  const l = useWorkshopLabels(content.edition);
  const [open, setOpen] = useState<string | null>(null);
  const [face, setFace] = useState('');
  const [card, setCard] = useState('');
  const [person, setPerson] = useState('');
  const name = (id: string): string => box.names?.[id] || l.t('box.nameless');
  const people = content.survivors.filter((one) => !one.companionOnly);
  const cards = templates(content);

  const line = (list: ListName, id: string, title: string, form: () => ReactNode) => (
    <li className="panel" key={id}>
      <div className="row spread">
        <button type="button" className="button quiet" aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>
          {title}
        </button>
        <button
          type="button"
          className="button quiet square"
          aria-label={l.t('workshop.remove', { title })}
          onClick={() => change((now) => drop(now, list, id))}
        >
          <Icon name="trash" />
        </button>
      </div>
      {open === id && form()}
    </li>
  );
  /** Tiles are numbered: their names are printed on the map. */
  const tileNumber = (): string => {
    const laid = new Set((box.tiles ?? []).map((one) => one.id));
    for (let n = 1; ; n++) if (!laid.has(`own-${n}`)) return `own-${n}`;
  };
  const add = (make: (id: string) => (box: OwnBox) => OwnBox, id = `own-${ownName()}`) => {
    change(make(id));
    setOpen(id);
  };

  return (
    <div className="stack box-editor">
      {tiles && (
        <section className="stack" aria-label={l.t('box.tiles')}>
          <h2>{l.t('box.tiles')}</h2>
          <ul className="stack">
            {(box.tiles ?? []).map((one) =>
              line('tiles', one.id, faceName(one.id), () => (
                <TileForm content={content} face={one} onChange={(next) => change((now) => put(now, 'tiles', next))} />
              )),
            )}
          </ul>
          <div className="row box-add">
            <ChoiceField
              label={l.t('box.tile-like')}
              value={face}
              list={[['', l.t('box.tile-bare')], ...content.tiles.map((one) => [one.id, one.id] as const)]}
              onChange={setFace}
            />
            <button
              type="button"
              className="button"
              onClick={() =>
                add(
                  (id) => (now) => {
                    const like = content.tiles.find((one) => one.id === face);
                    return put(now, 'tiles', like ? faceLike(like, id) : bareFace(content.tiles[0], id));
                  },
                  tileNumber(),
                )
              }
            >
              <Icon name="plus" />
              {l.t('box.add-tile')}
            </button>
          </div>
        </section>
      )}
      <section className="stack" aria-label={l.t('box.survivors')}>
        <h2>{l.t('box.survivors')}</h2>
        <ul className="stack">
          {(box.survivors ?? []).map((one) =>
            line('survivors', one.id, name(one.id), () => <SurvivorForm content={content} box={box} change={change} survivor={one} />),
          )}
        </ul>
        <div className="row box-add">
          <ChoiceField
            label={l.t('box.like')}
            value={person || people[0].id}
            list={people.map((one) => [one.id, l.t(`survivor.${one.id}`)] as const)}
            onChange={setPerson}
          />
          <button
            type="button"
            className="button"
            onClick={() =>
              add((id) => (now) => {
                const like = people.find((one) => one.id === person) ?? people[0];
                return rename(put(now, 'survivors', personLike(like, id)), id, l.t('box.new-survivor'));
              })
            }
          >
            <Icon name="plus" />
            {l.t('box.add-survivor')}
          </button>
        </div>
      </section>
      <section className="stack" aria-label={l.t('box.cards')}>
        <h2>{l.t('box.cards')}</h2>
        <ul className="stack">
          {(box.items ?? []).map((one) =>
            line('items', one.id, name(one.id), () => <CardForm content={content} box={box} change={change} card={one} />),
          )}
        </ul>
        <div className="row box-add">
          <ChoiceField
            label={l.t('box.like')}
            value={card || cards[0].id}
            list={cards.map((one) => [one.id, l.t(`item.${one.id}`)] as const)}
            onChange={setCard}
          />
          <button
            type="button"
            className="button"
            onClick={() =>
              add((id) => (now) => {
                const like = cards.find((one) => one.id === card) ?? cards[0];
                return rename(put(now, 'items', cardLike(like, id)), id, l.t('box.new-card'));
              })
            }
          >
            <Icon name="plus" />
            {l.t('box.add-card')}
          </button>
        </div>
      </section>
      <section className="stack" aria-label={l.t('box.decks')}>
        <h2>{l.t('box.decks')}</h2>
        <DecksForm content={content} box={box} change={change} />
      </section>
    </div>
  );
}
