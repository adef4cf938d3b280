// The gallery: missions people published, newest or most played first; one of them opened, to be played, copied or reported.
import { GALLERY_ORDERS, type GalleryCard, type GalleryEntry } from '@holdout/protocol';
import { use, useEffect, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page } from '../app/Page.tsx';
import { Choices } from '../app/parts/Choices.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address, rewrite } from '../app/router.ts';
import { EDITIONS, isEdition, lookOf } from '../game/editions.ts';
import { problemCode } from '../game/online/api.ts';
import { galleryEntry, galleryPage } from '../game/online/gallery.ts';
import { hasGuest } from '../game/online/guest.ts';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { MissionPicture } from '../workshop/board/MissionPicture.tsx';
import { Entry } from './Entry.tsx';
import { Facts } from './Facts.tsx';
import '../workshop/workshop.css';
import './gallery.css';

export default function GalleryPage({ place }: PageProps) {
  const [, id] = place.path;
  use(needLabels('ui', 'workshop', 'reasons', 'terms'));
  return id === undefined ? <List place={place} /> : <One id={id} />;
}

function List({ place }: PageProps) {
  const { t, has } = useLabels();
  const asked = place.query.get('edition');
  const edition = isEdition(asked) ? asked : 'all';
  const order = GALLERY_ORDERS.find((one) => one === place.query.get('order')) ?? 'newest';
  const mine = place.query.get('mine') === '1' && hasGuest();
  const [cards, setCards] = useState<readonly GalleryCard[] | null>(null);
  const [more, setMore] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wish = { order, edition: edition === 'all' ? null : edition, mine } as const;
  const filter = (change: Record<string, string>) =>
    rewrite(
      'gallery',
      Object.fromEntries(Object.entries({ edition, order, mine: mine ? '1' : '', ...change }).filter(([, value]) => value !== 'all')),
    );
  useEffect(() => {
    let gone = false;
    galleryPage({ order, edition: edition === 'all' ? null : edition, mine, from: 0 }).then(
      (page) => {
        if (gone) return;
        setCards(page.missions);
        setMore(page.more);
        setProblem(null);
      },
      (error: unknown) => !gone && setProblem(problemCode(error)),
    );
    return () => {
      gone = true;
    };
  }, [order, edition, mine]);
  const goOn = async () => {
    const page = await galleryPage({ ...wish, from: cards?.length ?? 0 });
    setCards((known) => [...(known ?? []), ...page.missions]);
    setMore(page.more);
  };
  return (
    <Page title={t('gallery.title')} edition={edition === 'all' ? undefined : edition}>
      <p className="soft">{t('gallery.brief')}</p>
      <div className="mission-filters">
        <Choices
          legend={t('new.edition')}
          value={edition}
          list={[{ value: 'all', label: t('missions.all') }, ...EDITIONS.map((value) => ({ value, label: t(`edition.${value}`) }))]}
          onChange={(value) => filter({ edition: value })}
        />
        <Choices
          legend={t('gallery.order')}
          value={order}
          list={GALLERY_ORDERS.map((value) => ({ value, label: t(`gallery.order.${value}`) }))}
          onChange={(value) => filter({ order: value })}
        />
        {hasGuest() && (
          <Choices
            legend={t('gallery.whose')}
            value={mine ? '1' : 'all'}
            list={[
              { value: 'all', label: t('gallery.whose.all') },
              { value: '1', label: t('gallery.whose.mine') },
            ]}
            onChange={(value) => filter({ mine: value === '1' ? '1' : '' })}
          />
        )}
      </div>
      {problem !== null && <Drawn scene="wire" text={has(`error.${problem}`) ? t(`error.${problem}`) : t('error.internal')} />}
      {problem === null && cards?.length === 0 && (
        <Drawn scene="map" text={t('gallery.none')}>
          <a className="button primary" href={address('workshop')}>
            <Icon name="plus" />
            {t('gallery.make')}
          </a>
        </Drawn>
      )}
      <ul className="gallery-cards">
        {cards?.map((card) => (
          <li key={card.id}>
            <a className="panel gallery-card" href={address(`gallery/${card.id}`)} data-world={lookOf(card.edition)}>
              <Thumbnail id={card.id} />
              <strong>{card.name}</strong>
              <Facts card={card} />
            </a>
          </li>
        ))}
      </ul>
      <div className="row">
        {more && (
          <button type="button" className="button" onClick={() => void goOn()}>
            {t('gallery.more')}
          </button>
        )}
        {cards !== null && cards.length > 0 && (
          <a className="button quiet" href={address('workshop')}>
            <Icon name="plus" />
            {t('gallery.make')}
          </a>
        )}
      </div>
    </Page>
  );
}

/** Drawn here from the mission itself: no picture comes from anybody else. */
function Thumbnail({ id }: { readonly id: string }) {
  const [entry, setEntry] = useState<GalleryEntry | null>(null);
  useEffect(() => {
    let gone = false;
    galleryEntry(id).then(
      (found) => !gone && setEntry(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return <div className="gallery-thumb">{entry && <MissionPicture mission={entry.mission} />}</div>;
}

function One({ id }: { readonly id: string }) {
  const { t, has } = useLabels();
  const [entry, setEntry] = useState<GalleryEntry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    galleryEntry(id).then(
      (found) => !gone && setEntry(found),
      // an address that names no mission at all is one that names none here
      (error: unknown) => !gone && setProblem(problemCode(error) === 'bad-message' ? 'no-mission' : problemCode(error)),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (entry && isEdition(entry.card.edition)) return <Entry entry={entry} edition={entry.card.edition} />;
  return (
    <Page title={t('gallery.title')} narrow>
      {problem !== null && (
        <Drawn scene="map" text={has(`error.${problem}`) ? t(`error.${problem}`) : t('error.internal')}>
          <a className="button" href={address('gallery')}>
            <Icon name="back" />
            {t('gallery.title')}
          </a>
        </Drawn>
      )}
    </Page>
  );
}
