// One survivor of one's own: name, face, health, skills by level with the book as measure, a card to begin with.
import { openSkills, type SurvivorDef, withBox } from '@holdout/engine/content';
import { useMemo } from 'react';
import { Portrait } from '../../app/parts/Portrait.tsx';
import { Switch } from '../../app/parts/Switch.tsx';
import { COLOURS, type ColourName, lookFrom, PARTS } from '../../art/portraits/own-look.ts';
import { skillName } from '../../i18n/names.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { put, setLook, templates } from './model.ts';
import { type BoxPart, NameField } from './NameField.tsx';
import { ChoiceField, NumberField } from './NumberField.tsx';
import { LEVELS, type Level, offLevel, usualCount, usualLevels } from './skill-levels.ts';

export function SurvivorForm({ content, box, change, survivor }: BoxPart & { readonly survivor: SurvivorDef }) {
  const l = useWorkshopLabels(content.edition);
  const { id } = survivor;
  const usual = useMemo(() => usualLevels(content), [content]);
  const skills = useMemo(
    () =>
      openSkills(content)
        .map((skill) => [skill, skillName(l, skill)] as const)
        .sort((a, b) => a[1].localeCompare(b[1])),
    [content, l],
  );
  const set = (next: SurvivorDef) => change((now) => put(now, 'survivors', next));
  const look = box.looks?.[id] ?? {};
  const setSkill = (level: Level, at: number, skill: string) => {
    const list = [...survivor[level]];
    if (skill === '') list.splice(at, 1);
    else list[at] = skill;
    set({ ...survivor, [level]: list });
  };
  const hint = (skill: string, level: Level): string | null => {
    const where = offLevel(usual, skill, level);
    if (where === null) return null;
    return where === 'never' ? l.t('box.skill-never') : l.t('box.skill-usual', { level: l.t(`danger.${where}`) });
  };
  const cards = templates(withBox(content, box)).map(
    (item) => [item.id, l.has(`item.${item.id}`) ? l.t(`item.${item.id}`) : (box.names?.[item.id] ?? item.id)] as const,
  );
  return (
    <div className="box-form">
      <div className="box-face">
        <Portrait id={id} look={lookFrom(look, survivor.kid)} size={140} name={box.names?.[id] ?? ''} />
      </div>
      <NameField id={id} content={content} box={box} change={change} />
      <NumberField
        label={l.t('box.health')}
        value={survivor.health}
        least={1}
        most={6}
        onChange={(health) => set({ ...survivor, health })}
      />
      <Switch
        label={l.t('new.kid')}
        on={survivor.kid ?? false}
        onChange={(kid) => set(kid ? { ...survivor, kid } : (({ kid: _, ...rest }) => rest)(survivor))}
      />
      <ChoiceField
        label={l.t('box.starts')}
        value={survivor.starts ?? ''}
        list={[['', l.t('box.starts.none')], ...cards]}
        onChange={(starts) => set(starts === '' ? (({ starts: _, ...rest }) => rest)(survivor) : { ...survivor, starts })}
      />
      {LEVELS.map((level) => (
        <fieldset className="box-skills" key={level} data-level={level}>
          <legend>{l.t(`danger.${level}`)}</legend>
          {Array.from({ length: Math.max(survivor[level].length, usualCount(content, level)) }, (_, at) => (
            <ChoiceField
              // biome-ignore lint/suspicious/noArrayIndexKey: a skill is named by its place on the card
              key={at}
              label={l.t('box.skill', { n: at + 1 })}
              value={survivor[level][at] ?? ''}
              list={at === 0 ? skills : [['', l.t('box.skill-none')], ...skills]}
              hint={survivor[level][at] === undefined ? null : hint(survivor[level][at], level)}
              onChange={(skill) => setSkill(level, at, skill)}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className="box-look">
        <legend>{l.t('box.look')}</legend>
        {Object.entries(PARTS).map(([part, names]) => (
          <ChoiceField
            key={part}
            label={l.t(`look.${part}`)}
            value={look[part] ?? names[0]}
            list={names.map((name, at) => [name, l.t('look.choice', { part: l.t(`look.${part}`), n: at + 1 })] as const)}
            onChange={(value) => change((now) => setLook(now, id, part, value))}
          />
        ))}
        {(Object.keys(COLOURS) as ColourName[]).map((name) => (
          <label className="field" key={name} htmlFor={`${id}-${name}`}>
            <span className="label">{l.t(`look.${name}`)}</span>
            <input
              id={`${id}-${name}`}
              type="color"
              value={look[name] ?? COLOURS[name]}
              onChange={(event) => change((now) => setLook(now, id, name, event.target.value.toLowerCase()))}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
