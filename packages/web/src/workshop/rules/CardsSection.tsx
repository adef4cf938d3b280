// The objective cards and notes of a mission: where each lies and what it does when it is read.
import type { MissionDef, NoteDef, ObjectiveCardDef, Word } from '@holdout/engine/content';
import type { WordUse } from '@holdout/engine/vocabulary';
import { useId } from 'react';
import { Icon } from '../../app/parts/Icon.tsx';
import { MOST_CARDS, newCard, newNote, withCards, withNotes } from '../model/cards.ts';
import type { Editor } from '../use-editor.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { sentenceOf } from './sentences.ts';
import { WordList } from './WordList.tsx';

const EFFECTS: readonly WordUse[] = ['effect', 'card-effect'];

export function CardsSection({ editor }: { readonly editor: Editor }) {
  const { mission, edit } = editor;
  const { cards = [], notes = [] } = mission;
  const l = useWorkshopLabels(mission.edition);
  const setCard = (at: number, change: (card: ObjectiveCardDef) => ObjectiveCardDef) =>
    edit((now) =>
      withCards(
        now,
        (now.cards ?? []).map((card, i) => (i === at ? change(card) : card)),
      ),
    );
  const setNote = (at: number, change: (note: NoteDef) => NoteDef) =>
    edit((now) =>
      withNotes(
        now,
        (now.notes ?? []).map((note, i) => (i === at ? change(note) : note)),
      ),
    );
  return (
    <>
      <section className="workshop-section">
        <h2>{l.t('workshop.section.cards')}</h2>
        <p className="small soft">{l.t('workshop.section.cards.text')}</p>
        {cards.map((card, at) => (
          <Scripted
            key={card.id}
            editor={editor}
            title={l.t('workshop.card-no', { no: card.no })}
            script={card.script}
            onScript={(change) => setCard(at, (one) => ({ ...one, script: change(one.script) }))}
            onRemove={() =>
              edit((now) =>
                withCards(
                  now,
                  (now.cards ?? []).filter((_, i) => i !== at),
                ),
              )
            }
          >
            <Lies editor={editor} lies={card.lies} onChange={(lies) => setCard(at, (one) => ({ ...one, lies }))} />
          </Scripted>
        ))}
        {cards.length < MOST_CARDS && (
          <button
            type="button"
            className="button"
            onClick={() => edit((now) => withCards(now, [...(now.cards ?? []), newCard(now.cards ?? [], startOf(now))]))}
          >
            <Icon name="plus" />
            {l.t('workshop.add-card')}
          </button>
        )}
      </section>
      <section className="workshop-section">
        <h2>{l.t('workshop.section.notes')}</h2>
        <p className="small soft">{l.t('workshop.section.notes.text')}</p>
        {notes.map((note, at) => (
          <Scripted
            key={note.id}
            editor={editor}
            title={l.t('workshop.note-no', { no: note.no })}
            script={note.script}
            onScript={(change) => setNote(at, (one) => ({ ...one, script: change(one.script) }))}
            onRemove={() =>
              edit((now) =>
                withNotes(
                  now,
                  (now.notes ?? []).filter((_, i) => i !== at),
                ),
              )
            }
          />
        ))}
        {notes.length < MOST_CARDS && (
          <button
            type="button"
            className="button"
            onClick={() => edit((now) => withNotes(now, [...(now.notes ?? []), newNote(now.notes ?? [])]))}
          >
            <Icon name="plus" />
            {l.t('workshop.add-note')}
          </button>
        )}
      </section>
    </>
  );
}

/** A new card lies at the start until it is laid elsewhere. */
const startOf = ({ map }: MissionDef): ObjectiveCardDef['lies'] => ({ zone: map.places.start?.[0] ?? '0,0/A' });

interface ScriptedProps {
  readonly editor: Editor;
  readonly title: string;
  readonly script: readonly Word[];
  readonly onScript: (change: (script: readonly Word[]) => readonly Word[]) => void;
  readonly onRemove: () => void;
  readonly children?: React.ReactNode;
}

function Scripted({ editor, title, script, onScript, onRemove, children }: ScriptedProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  return (
    <details className="panel workshop-script">
      <summary>
        <b>{title}</b>{' '}
        {script.length === 0 ? l.t('workshop.script-empty') : script.map((entry) => sentenceOf(l, entry)).join(l.t('workshop.and'))}
      </summary>
      <div className="workshop-form">
        {children}
        <WordList
          editor={editor}
          list={script}
          uses={EFFECTS}
          label={l.t('workshop.add-inside')}
          most={40}
          onSet={(at, entry) => onScript((list) => list.map((one, i) => (i === at ? (entry as Word) : one)))}
          onRemove={(at) => onScript((list) => list.filter((_, i) => i !== at))}
          onSwap={(a, b) => onScript((list) => list.map((one, i) => (i === a ? list[b] : i === b ? list[a] : one)))}
          onAdd={(entry) => onScript((list) => [...list, entry as Word])}
        />
        <button type="button" className="button quiet" onClick={onRemove}>
          <Icon name="trash" />
          {l.t('workshop.remove', { title })}
        </button>
      </div>
    </details>
  );
}

interface LiesProps {
  readonly editor: Editor;
  readonly lies: ObjectiveCardDef['lies'];
  readonly onChange: (lies: ObjectiveCardDef['lies']) => void;
}

/** In a zone, on a door, or beside the board until an hour. */
function Lies({ editor, lies, onChange }: LiesProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const id = useId();
  const draft = editor.checked?.draft ?? null;
  const board = draft?.board ?? null;
  const zoneName = (at: number): string =>
    board?.zones[at] ? l.t('table.zone', { kind: l.t(`zone.${board.zones[at].kind}`), n: at + 1 }) : '';
  const doors = [...new Map((board?.doors ?? []).filter((one) => !one.vault).map((one) => [one.door, one])).values()];
  const doorName = (a: number, b: number): string => l.t('workshop.lies.between', { a: zoneName(a), b: zoneName(b) });
  const how = 'hour' in lies ? 'hour' : 'door' in lies ? 'door' : 'zone';
  const zone = 'zone' in lies ? (draft?.zoneOf[lies.zone] ?? -1) : -1;
  const [a, b] = 'door' in lies ? (draft?.edgeOf[lies.door] ?? [-1, -1]) : [-1, -1];
  const door = doors.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))?.door ?? -1;
  const toDoor = (n: number): void => {
    const found = doors.find((one) => one.door === n);
    const names = found && [found.a, found.b].map((at) => board?.zones[at]?.name ?? '');
    if (names) onChange({ door: names.join('|') });
  };
  const toZone = (at: number): void => onChange({ zone: board?.zones[at]?.name ?? '' });
  return (
    <div className="row">
      <label className="field" htmlFor={`${id}h`}>
        <span className="label">{l.t('workshop.lies')}</span>
        <select
          className="input"
          id={`${id}h`}
          value={how}
          onChange={({ target: { value } }) => {
            if (value === 'hour') onChange({ hour: 18 });
            else if (value === 'door') toDoor(doors[0]?.door ?? -1);
            else toZone(0);
          }}
        >
          {['zone', ...(doors.length > 0 ? ['door'] : []), 'hour'].map((one) => (
            <option key={one} value={one}>
              {l.t(`workshop.lies.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {how === 'zone' && (
        <select
          className="input"
          aria-label={l.t('workshop.lies.zone')}
          value={zone}
          onChange={(event) => toZone(Number(event.target.value))}
        >
          {zone < 0 && <option value={-1}>?</option>}
          {board?.zones.map((one, at) => (
            <option key={one.name} value={at}>
              {zoneName(at)}
            </option>
          ))}
        </select>
      )}
      {how === 'door' && (
        <select
          className="input"
          aria-label={l.t('workshop.lies.door')}
          value={door}
          onChange={(event) => toDoor(Number(event.target.value))}
        >
          {door < 0 && <option value={-1}>?</option>}
          {doors.map((one) => (
            <option key={one.door} value={one.door}>
              {doorName(one.a, one.b)}
            </option>
          ))}
        </select>
      )}
      {'hour' in lies && (
        <input
          className="input"
          type="number"
          min={0}
          max={23}
          aria-label={l.t('workshop.lies.hour')}
          value={lies.hour}
          onChange={(event) => onChange({ hour: Math.max(0, Math.min(23, Number(event.target.value) || 0)) })}
        />
      )}
    </div>
  );
}
