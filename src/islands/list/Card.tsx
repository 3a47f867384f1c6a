import type { ReactNode } from 'react';
import type { ItemCard, RatingAnswer } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { type ReviewStatus, VALIDATED, WRITING } from '#lib/domain/review.ts';
import { splitShownName } from '#lib/domain/shown-name.ts';
import { toldTags } from '#lib/kinds/case/told-tags.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { isPopular } from '#lib/kinds/popular.ts';
import { formatShortDate } from '#lib/messages/format.ts';
import { listMessages, commonListMessages as m, readNames } from '#lib/messages/list.ts';
import { ratingMessages } from '#lib/messages/rating.ts';
import { visibilityNames } from '#lib/messages/visibility.ts';
import { Brains } from '../item/Brains.tsx';
import { RateButton } from '../rating/RatingWidget.tsx';
import { Stars } from '../rating/Stars.tsx';
import { CardFilm } from './CardFilm.tsx';
import { iconOf } from './kind-icon.ts';
import { VISIBILITY_ICON } from './own-icons.ts';

export interface CardProps {
  kind: ItemKind;
  item: ItemCard;
  /** Its place on the page, from 0. */
  index: number;
  /** Its place in the whole list, from 1. */
  place: number;
  titlesHidden: boolean;
  /** Whether the list holds public items alone: each then says it to screen readers only. */
  allPublic: boolean;
  /** Where a signed-out visitor signs in and comes back from; undefined when signed in. */
  signInHref: string | undefined;
  /** In place of the item's own page. */
  leadsTo?: { path(id: string): string; label: string } | undefined;
  /** Before its title. */
  mark?: ReactNode;
  onRated(answer: RatingAnswer): void;
  /** The bottom row: copy, or the owner's actions. */
  actions: ReactNode;
}

const TAGS_SHOWN = 3;

function CardTags({ tags }: { tags: string[] }) {
  // The place is kept, so that every card is as high as the next.
  if (tags.length === 0) return <div className="tags" />;
  const more = tags.slice(TAGS_SHOWN);
  return (
    <ul className="tags">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')}>
          <span aria-hidden="true">{m.moreTags(more.length)}</span>
          <span className="visually-hidden">{more.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}

function Author({ name }: { name: string }) {
  const [display, mark] = splitShownName(name);
  if (!mark) return <span className="author">{name}</span>;
  return (
    <span className="author marked">
      <span>{display}</span>
      <span>{mark}</span>
    </span>
  );
}

/** How far one's own item has come; what is public is validated, and a draft is one. */
function reviewOf({ mine, visibility, reviewStatus }: ItemCard): ReviewStatus | undefined {
  const goesWithoutSaying =
    visibility === 'public' ? VALIDATED : visibility === 'draft' ? WRITING : undefined;
  return mine && reviewStatus !== goesWithoutSaying ? reviewStatus : undefined;
}

/** Everything that is counted, on lines of their own. */
function CardFigures({ kind, item, allPublic }: Pick<CardProps, 'kind' | 'item' | 'allPublic'>) {
  const review = reviewOf(item);
  const unrated = item.ratingsCount === 0;
  return (
    <div className={unrated ? 'card-figures tabular unrated' : 'card-figures tabular'}>
      <Stars average={item.averageRating} count={item.ratingsCount} />
      {unrated && <span aria-hidden="true">{ratingMessages.notRated}</span>}
      {item.read && (
        <span className="status read">
          <i className="i-lucide-eye" aria-hidden="true" />
          {readNames.oui}
        </span>
      )}
      {allPublic ? (
        <span className="visually-hidden">{visibilityNames[item.visibility]}</span>
      ) : (
        <span className={`status ${item.visibility}`}>
          <i className={VISIBILITY_ICON[item.visibility]} aria-hidden="true" />
          {visibilityNames[item.visibility]}
        </span>
      )}
      {review && <span className={`status ${review === VALIDATED ? 'public' : 'draft'}`}>{review}</span>}
      {item.validation && <span>{m.validation(item.validation)}</span>}
      {'questionCount' in item && <span>{m.questions(item.questionCount)}</span>}
      {item.incomplete && <span className="status draft">{m.incomplete}</span>}
      {item.hasChanges && <span className="status draft">{m.unpublishedChanges}</span>}
      <span>{m.views(item.views)}</span>
      <span>{m.copies(item.copies)}</span>
      {!KINDS[kind].illustrated && (
        <span>
          <span className="visually-hidden">{m.updated} </span>
          <time dateTime={item.updatedAt}>{formatShortDate(item.updatedAt)}</time>
        </span>
      )}
    </div>
  );
}

function CardTitle({ href, title, hidden }: { href: string; title: string | null; hidden: string }) {
  return (
    <h2 className="card-title">
      <a href={href}>
        {title ?? (
          <>
            <span aria-hidden="true">{m.hiddenTitle}</span>
            <span className="visually-hidden">{m.hiddenTitleLabel},</span> {hidden}
          </>
        )}
      </a>
    </h2>
  );
}

function Rate({
  kind,
  item,
  signInHref,
  onRated,
}: Pick<CardProps, 'kind' | 'item' | 'signInHref' | 'onRated'>) {
  return (
    <RateButton
      kind={kind}
      id={item._id}
      averageRating={item.averageRating}
      ratingsCount={item.ratingsCount}
      userRating={item.userRating}
      editable={signInHref === undefined}
      signInHref={signInHref}
      onChange={onRated}
    />
  );
}

/** One item in a list, the same frame for the three kinds. */
export function Card({ kind, item, index, place, titlesHidden, signInHref, ...own }: CardProps) {
  const { paths, illustrated } = KINDS[kind];
  const { path, label } = own.leadsTo ?? { path: paths.item, label: listMessages[kind].open };
  const href = path(item._id);
  const title = titlesHidden ? null : item.title;
  // The page that is loaded may still be one with titles, and with tags that say as much.
  const tags = titlesHidden ? toldTags(item.tags) : item.tags;
  const hidden = m.hiddenCase(place, tags);
  const popular = isPopular(kind, item);
  const author = item.user?.name || item.author.name || m.unknownUser;
  const canRate = item.visibility === 'public' && !item.mine;
  return (
    <article className={`card ${kind}-card`}>
      {'mainImage' in item && <CardFilm item={item} popular={popular} index={index} />}
      <div className="card-body">
        <div className="card-head">
          {own.mark}
          {!illustrated && <i className={`kind-icon ${iconOf(item.tags)}`} aria-hidden="true" />}
          <CardTitle href={href} title={title} hidden={hidden} />
        </div>
        <p className="card-author">
          {'difficulty' in item && <Brains difficulty={item.difficulty} />}
          <Author name={author} />
          {!illustrated && popular && <span className="badge">{m.popular}</span>}
        </p>
        {'imagingType' in item && (
          <p className="card-facets">
            {item.imagingType}
            {` · ${item.region}`}
          </p>
        )}
        {item.foundIn && !titlesHidden && <p className="card-reasons">{m.foundIn(item.foundIn)}</p>}
        <CardTags tags={tags} />
        <CardFigures kind={kind} item={item} allPublic={own.allPublic} />
      </div>
      <div className={canRate ? 'card-actions rated' : 'card-actions'}>
        <a href={href} className="card-open" aria-label={m.openLabel(label, title ?? hidden)}>
          {label}
        </a>
        {canRate && <Rate kind={kind} item={item} signInHref={signInHref} onRated={own.onRated} />}
        {own.actions}
      </div>
    </article>
  );
}
