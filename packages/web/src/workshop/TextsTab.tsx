// What players read: title, brief, and sentences of one's own in place of the written ones.
import type { MissionDef } from '@holdout/engine/content';
import { useId, useState } from 'react';
import { Choices } from '../app/parts/Choices.tsx';
import { LANGUAGES, type Language } from '../i18n/files.ts';
import { language } from '../i18n/i18n.ts';
import type { TabProps } from './EditorPage.tsx';
import { entriesOf, SECTIONS } from './rules/entries.ts';
import { sentenceOf } from './rules/sentences.ts';
import { textsIn, withLine, withTexts } from './texts.ts';
import { useWorkshopLabels } from './use-workshop-labels.ts';

const LENGTHS = [20, 30, 45, 60, 90, 120, 180];
const DIFFICULTIES: readonly MissionDef['difficulty'][] = ['easy', 'medium', 'hard', 'very-hard'];

export function TextsTab({ editor }: TabProps) {
  const { mission, edit } = editor;
  const l = useWorkshopLabels(mission.edition);
  const [spoken, setSpoken] = useState<Language>(language());
  const texts = textsIn(mission, spoken);
  const id = useId();
  return (
    <div className="stack">
      <div className="row">
        <Choices
          legend={l.t('workshop.difficulty')}
          value={mission.difficulty}
          list={DIFFICULTIES.map((value) => ({ value, label: l.t(`difficulty.${value}`) }))}
          onChange={(difficulty) => edit((now) => ({ ...now, difficulty }))}
        />
        <label className="field" htmlFor={`${id}m`}>
          <span className="label">{l.t('workshop.minutes')}</span>
          <select
            className="input"
            id={`${id}m`}
            value={mission.minutes}
            onChange={(event) => edit((now) => ({ ...now, minutes: Number(event.target.value) }))}
          >
            {[...new Set([...LENGTHS, mission.minutes])].map((one) => (
              <option key={one} value={one}>
                {l.t('missions.minutes', { n: one })}
              </option>
            ))}
          </select>
        </label>
        <label className="field" htmlFor={`${id}s`}>
          <span className="label">{l.t('workshop.survivors')}</span>
          <input
            className="input"
            id={`${id}s`}
            type="number"
            min={1}
            max={12}
            value={mission.survivors.count}
            onChange={(event) =>
              edit((now) => ({
                ...now,
                survivors: { ...now.survivors, count: Math.max(1, Math.min(12, Number(event.target.value) || 1)) },
              }))
            }
          />
        </label>
      </div>
      <Choices
        legend={l.t('workshop.language')}
        value={spoken}
        list={LANGUAGES.map((value) => ({ value, label: l.t(`language.${value}`) }))}
        onChange={setSpoken}
      />
      <label className="field" htmlFor={`${id}t`}>
        <span className="label">{l.t('workshop.mission-title')}</span>
        <input
          className="input"
          id={`${id}t`}
          lang={spoken}
          maxLength={80}
          value={texts.title}
          onChange={(event) => edit((now) => withTexts(now, spoken, { title: event.target.value }))}
        />
      </label>
      <p className="small soft">{l.t('workshop.title-first')}</p>
      <label className="field" htmlFor={`${id}b`}>
        <span className="label">{l.t('workshop.mission-brief')}</span>
        <textarea
          className="input"
          id={`${id}b`}
          lang={spoken}
          rows={3}
          maxLength={400}
          disabled={texts.title === ''}
          value={texts.brief}
          onChange={(event) => edit((now) => withTexts(now, spoken, { brief: event.target.value }))}
        />
      </label>
      {SECTIONS.map((section) => (
        <fieldset key={section} className="stack">
          <legend>{l.t(`workshop.section.${section}`)}</legend>
          {entriesOf(mission, section).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
            <label className="field" key={at} htmlFor={`${id}${section}${at}`}>
              <span className="label">{sentenceOf(l, entry)}</span>
              <input
                className="input"
                id={`${id}${section}${at}`}
                lang={spoken}
                maxLength={400}
                disabled={texts.title === ''}
                placeholder={l.t('workshop.written')}
                value={texts[section]?.[at] ?? ''}
                onChange={(event) =>
                  edit((now) =>
                    withTexts(now, spoken, { [section]: withLine(textsIn(now, spoken)[section] ?? [], at, event.target.value) }),
                  )
                }
              />
            </label>
          ))}
        </fieldset>
      ))}
      {(['cards', 'notes'] as const).map((kind) => {
        const list =
          kind === 'cards'
            ? (mission.cards ?? []).map(({ id: key, no }) => ({ key, no }))
            : (mission.notes ?? []).map(({ no }) => ({ key: String(no), no }));
        return (
          list.length > 0 && (
            <fieldset key={kind} className="stack">
              <legend>{l.t(`workshop.section.${kind}`)}</legend>
              {list.map(({ key, no }) => (
                <label className="field" key={key} htmlFor={`${id}${kind}${key}`}>
                  <span className="label">{l.t(kind === 'cards' ? 'workshop.card-no' : 'workshop.note-no', { no })}</span>
                  <textarea
                    className="input"
                    id={`${id}${kind}${key}`}
                    lang={spoken}
                    rows={2}
                    maxLength={400}
                    disabled={texts.title === ''}
                    placeholder={l.t('workshop.written')}
                    value={texts[kind]?.[key] ?? ''}
                    onChange={(event) =>
                      edit((now) => withTexts(now, spoken, { [kind]: { ...textsIn(now, spoken)[kind], [key]: event.target.value } }))
                    }
                  />
                </label>
              ))}
            </fieldset>
          )
        );
      })}
    </div>
  );
}
