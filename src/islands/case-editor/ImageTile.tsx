import { memo } from 'react';
import { caseStepMessages as steps } from '#lib/cases/case-steps-texts.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { inProportion } from '../form/in-proportion.ts';

interface ImageTileProps {
  /** Undefined while the image is not saved yet. */
  source: string | undefined;
  /** Height of a pixel divided by its width. */
  aspect: number | undefined;
  index: number;
  count: number;
  isChosen: boolean;
  /** Whether this tile is the one in the tab order, where arrow keys start from. */
  isReached: boolean;
  /** The side on which a dragged image would be inserted. */
  insertion: '' | 'before' | 'after';
  isFolderMain: boolean;
  isCaseMain: boolean;
  /** How many findings point at the image. */
  findings: number;
  /** The address where its findings are written; absent while the image is not saved. */
  writing: string | undefined;
  /** Whether the image is not attested yet, so that only its author sees it. */
  isUnattested: boolean;
}

interface TileSignsProps {
  index: number;
  /** How many findings point at the image. */
  count: number;
  href: string;
  isReached: boolean;
}

/** Under an image: a link to its findings, or to the first of them. */
function TileSigns({ index, count, href, isReached }: TileSignsProps) {
  return (
    <a
      className={count > 0 ? 'tile-signs has-signs' : 'tile-signs'}
      href={href}
      aria-label={steps.signsOf(index + 1, count)}
      tabIndex={isReached ? 0 : -1}
      draggable={false}
    >
      <i className="i-lucide-map-pin" aria-hidden="true" />
      {steps.signs(count)}
    </a>
  );
}

/** One image of a folder. The grid handles its events, so that hundreds of tiles stay light. */
export const ImageTile = memo(function ImageTile({
  source,
  aspect,
  index,
  count,
  isChosen,
  isReached,
  insertion,
  isFolderMain,
  isCaseMain,
  isUnattested,
  findings,
  writing,
}: ImageTileProps) {
  const label = m.imageOf(index + 1, count);
  const marks = [isUnattested && m.toAttest, isCaseMain && m.mainOfCase, isFolderMain && m.mainOfFolder]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      <button
        type="button"
        className={`tile${isChosen ? ' is-chosen' : ''}${insertion && ` inserts-${insertion}`}`}
        data-index={index}
        aria-pressed={isChosen}
        aria-label={marks ? `${label}, ${marks}` : label}
        tabIndex={isReached ? 0 : -1}
        draggable
      >
        {source ? (
          <img
            ref={inProportion(aspect)}
            src={source}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        ) : (
          <span className="spinner" aria-hidden="true" />
        )}
        {isUnattested && (
          <span className="to-attest" aria-hidden="true">
            {m.toAttest}
          </span>
        )}
        {isChosen && (
          <span className="tick" aria-hidden="true">
            <i className="i-lucide-check" />
          </span>
        )}
        {isFolderMain && <i className="i-lucide-folder-heart mark" aria-hidden="true" />}
        {isCaseMain && <i className="i-lucide-star mark case-mark" aria-hidden="true" />}
      </button>
      {writing && <TileSigns index={index} count={findings} href={writing} isReached={isReached} />}
    </li>
  );
});
