import type { ReactNode } from 'react';
import { splitShownName } from '#lib/accounts/shown-name.ts';
import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { isPopular } from '#lib/items/kinds/popular.ts';
import { listMessages, commonListMessages as m } from '#lib/items/list-texts.ts';
import type { CardOf, ItemCard, RatingAnswer } from '#lib/items/schemas.ts';
import { Brains } from '../item/Brains.tsx';
import { RateButton } from '../rating/RatingWidget.tsx';
import { CardFigures } from './CardFigures.tsx';
import { CardFilm, type CardFilmProps } from './CardFilm.tsx';
import { CardTags, type CardTagsProps } from './CardTags.tsx';
import { iconOf } from './kind-icon.ts';

export interface CardProps {
  kind: ItemKind;
  item: ItemCard;
  /** The card's index on the page, from 0. */
  index: number;
  /** The item's rank in the whole list, from 1. */
  place: number;
  titlesHidden: boolean;
  /** Whether the list has only public items: each card then says so to screen readers only. */
  allPublic: boolean;
  /** Where a signed-out visitor signs in and comes back from; undefined when signed in. */
  signInHref: string | undefined;
  /** Where the title links, if not to the item's own page. */
  leadsTo?: { path(id: string): string; label: string } | undefined;
  /** Shown before the title. */
  mark?: ReactNode;
  /** The links of the tags, and their click handler. */
  tagged: CardTagsProps['tagged'];
  onRated(answer: RatingAnswer): void;
  /** The bottom row: copy, or the owner's actions. */
  actions: ReactNode;
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

/** The line that describes an item, by kind. */
const WHAT: { readonly [Kind in ItemKind]: (item: CardOf<Kind>) => ReactNode } = {
  questionnaire: ({ questionCount }) => <span className="what">{m.questions(questionCount)}</span>,
  case: ({ difficulty }) => <Brains difficulty={difficulty} />,
  protocol: ({ imagingType, region }) => <span className="what">{`${imagingType} · ${region}`}</span>,
};

/** The image of an item, above everything else; null for a kind that shows none. */
const FILM: {
  readonly [Kind in ItemKind]: (item: CardOf<Kind>, shown: Omit<CardFilmProps, 'item'>) => ReactNode;
} = {
  questionnaire: () => null,
  case: (item, shown) => <CardFilm item={item} {...shown} />,
  protocol: () => null,
};

interface PartProps<Kind extends ItemKind> {
  kind: Kind;
  item: CardOf<Kind>;
}

function Film<Kind extends ItemKind>({
  kind,
  item,
  ...shown
}: PartProps<Kind> & { popular: boolean; index: number }) {
  return FILM[kind](item, shown);
}

/** The kind and size of an item, its author, and, for reviewed kinds, who validated it. */
function About<Kind extends ItemKind>({ kind, item }: PartProps<Kind>) {
  const author = <Author name={item.user?.name || item.author.name || m.unknownUser} />;
  const what = WHAT[kind](item);
  if (!KINDS[kind].reviewed)
    return (
      <p className="card-about">
        {what}
        {author}
      </p>
    );
  return (
    <>
      <p className="card-about">{what}</p>
      <p className="card-about">
        {author}
        {item.validation && <span className="what">{m.validation(item.validation)}</span>}
      </p>
    </>
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

/** One item in a list; the layout is the same for the three kinds. */
export function Card({ kind, item, index, place, titlesHidden, signInHref, ...own }: CardProps) {
  const { paths, illustrated } = KINDS[kind];
  const { path, label } = own.leadsTo ?? { path: paths.item, label: listMessages[kind].open };
  const href = path(item._id);
  const title = titlesHidden ? null : item.title;
  // The loaded page may still contain titles, and tags that reveal as much.
  const tags = titlesHidden ? nonRevealingTags(item.tags) : item.tags;
  const hidden = m.hiddenCase(place, tags);
  const popular = isPopular(kind, item);
  const reasons = m.foundIn(item);
  const canRate = item.visibility === 'public' && !item.mine;
  return (
    <article className={`card ${kind}-card`}>
      <Film kind={kind} item={item} popular={popular} index={index} />
      <div className="card-body">
        {popular && !illustrated && <span className="badge">{m.popular}</span>}
        <div className="card-head">
          {own.mark}
          {!illustrated && <i className={`kind-icon ${iconOf(item.tags)}`} aria-hidden="true" />}
          <CardTitle href={href} title={title} hidden={hidden} />
        </div>
        <About kind={kind} item={item} />
        {reasons && !titlesHidden && <p className="card-reasons">{reasons}</p>}
        <CardTags tags={tags} tagged={own.tagged} />
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
