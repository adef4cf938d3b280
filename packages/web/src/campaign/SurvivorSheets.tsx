// Everyone's campaign sheet: boxes with the marked ones, rewards, kept cards, deeds.
import { type Campaign, sheetOf } from '@holdout/engine';
import type { CampaignDef, EditionContent } from '@holdout/engine/content';
import { Portrait } from '../app/parts/Portrait.tsx';
import { ItemCard } from '../art/cards/ItemCard.tsx';
import { skillName, skillText } from '../i18n/names.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { cardLabels } from '../table/parts/card-labels.ts';
import { CAMPAIGN_EDITION } from './edition.ts';

interface SheetsProps {
  readonly campaign: Campaign;
  readonly content: EditionContent;
}

export function SurvivorSheets({ campaign, content }: SheetsProps) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const deeds = campaign.sheet.achievements;
  return (
    <section className="stack" aria-labelledby="sheets">
      <h2 id="sheets">{t('campaign.sheets')}</h2>
      {deeds.length > 0 && (
        <p>
          <strong>{t('campaign.deeds')}:</strong> {deeds.map((id) => t(`achievement.${id}`)).join(', ')}
        </p>
      )}
      <ul className="sheets">
        {campaign.seats.flat().map((id) => (
          <li key={id} className="panel sheet-card" data-dead={Object.hasOwn(campaign.sheet.dead, id) || undefined}>
            <OneSheet id={id} campaign={campaign} content={content} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneSheet({ id, campaign, content }: SheetsProps & { readonly id: string }) {
  const labels = useLabels(CAMPAIGN_EDITION);
  const { t } = labels;
  const own = sheetOf(campaign.sheet, id);
  const dead = Object.hasOwn(campaign.sheet.dead, id);
  return (
    <>
      <header className="sheet-head">
        <Portrait id={id} size={56} />
        <div>
          <h3>{t(`survivor.${id}`)}</h3>
          <p className="small soft">{dead ? t('campaign.dead') : t('campaign.points', { n: own.xp })}</p>
        </div>
      </header>
      {!dead && (
        <>
          {content.campaign && <Boxes campaign={content.campaign} xp={own.xp} name={t('campaign.points', { n: own.xp })} />}
          <dl className="sheet-lines">
            <div>
              <dt>{t('campaign.bonus')}</dt>
              <dd className="numbers">{own.bonusActions}</dd>
            </div>
            <div>
              <dt>{t('campaign.skills')}</dt>
              {own.skills.length === 0 && <dd className="soft">{t('campaign.none')}</dd>}
              {own.skills.map((skill) => (
                <dd key={skill} title={skillText(labels, skill)}>
                  {skillName(labels, skill)}
                </dd>
              ))}
            </div>
            {own.achievements.length > 0 && (
              <div>
                <dt>{t('campaign.deeds')}</dt>
                {own.achievements.map((deed) => (
                  <dd key={deed}>{t(`achievement.${deed}`)}</dd>
                ))}
              </div>
            )}
          </dl>
          <Kept kept={own.kept} content={content} />
        </>
      )}
    </>
  );
}

function Boxes({ campaign, xp, name }: { readonly campaign: CampaignDef; readonly xp: number; readonly name: string }) {
  const boxes = Array.from({ length: campaign.boxes }, (_, i) => i + 1);
  return (
    <div className="boxes" role="img" aria-label={name}>
      {boxes.map((n) => (
        <span key={n} data-crossed={n <= xp || undefined} data-marked={campaign.rewardAt.includes(n) || undefined}>
          {n}
        </span>
      ))}
    </div>
  );
}

function Kept({ kept, content }: { readonly kept: readonly string[]; readonly content: EditionContent }) {
  const labels = useLabels(CAMPAIGN_EDITION);
  const { t } = labels;
  if (kept.length === 0) return null;
  return (
    <div className="stack">
      <h4>{t('campaign.kept-cards')}</h4>
      <ul className="kept">
        {kept.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are two cards
          <li key={`${item}${at}`}>
            <ItemCard
              item={content.items.find((one) => one.id === item) ?? { id: item }}
              name={t(`item.${item}`)}
              empty={false}
              risky
              labels={cardLabels(labels)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
