import type { ReactNode } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import type { CollectedRow } from '#lib/collections/schemas.ts';
import { collectionMessages as m } from '#lib/collections/texts.ts';
import { DEFAULT_CASE_IMAGE, TILE, withVariant } from '#lib/images/image-paths.ts';
import { commonListMessages, readNames } from '#lib/items/list-texts.ts';
import { inProportion } from '../form/in-proportion.ts';
import { Brains } from '../item/Brains.tsx';
import '../form/quiet.css';
import '../item/labels.css';
import './collected.css';

/** Title of a case in a list; « Cas n° 3 » when it is hidden or gone. */
export function nameOf({ card }: CollectedRow, index: number): string {
  return card?.title ?? m.caseNumber(index + 1);
}

function Film({ image, aspect }: { image: string | null; aspect: number | undefined }) {
  return (
    <img
      ref={inProportion(aspect)}
      className="collected-film"
      src={image ? withVariant(image, TILE) : DEFAULT_CASE_IMAGE}
      alt=""
      width={96}
      height={72}
      loading="lazy"
      decoding="async"
    />
  );
}

function Facts({ card }: { card: NonNullable<CollectedRow['card']> }) {
  return (
    <p className="collected-facts quiet tabular">
      <Brains difficulty={card.difficulty} />
      <span>{card.author || commonListMessages.unknownUser}</span>
      <span>{commonListMessages.series(card.seriesCount, card.imageCount)}</span>
      {card.read && (
        <span className="status read">
          <i className="i-lucide-eye" aria-hidden="true" />
          {readNames.oui}
        </span>
      )}
      {card.visibility !== 'public' && (
        <span className="status private">
          <i className="i-lucide-lock" aria-hidden="true" />
          {m.own}
        </span>
      )}
    </p>
  );
}

interface CollectedCaseProps {
  row: CollectedRow;
  index: number;
  /** The actions on the case, such as removing it from the list. */
  children?: ReactNode;
}

/** A case of a list: position, image, title and reason. */
export function CollectedCase({ row, index, children }: CollectedCaseProps) {
  const { card, word } = row;
  return (
    <>
      <span className="collected-place tabular" aria-hidden="true">
        {index + 1}
      </span>
      {card ? (
        <Film image={card.mainImage} aspect={card.mainImageAspect} />
      ) : (
        <span className="collected-film gone" aria-hidden="true" />
      )}
      <div className="collected-text">
        <h2 className="collected-title">
          {card ? <a href={casePaths.item(card._id)}>{nameOf(row, index)}</a> : m.gone}
          {card && card.title === null && <span className="visually-hidden"> ({m.hiddenTitle})</span>}
        </h2>
        {card ? <Facts card={card} /> : <p className="quiet">{m.goneHint}</p>}
        {word && <p className="collected-word">{word}</p>}
      </div>
      {children}
    </>
  );
}
