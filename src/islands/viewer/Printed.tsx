import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { aspectOf } from '#lib/imaging/pixel-aspect.ts';
import { itemHeadMessages } from '#lib/items/head-texts.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { inProportion } from '../form/in-proportion.ts';
import '../item/print-page.css';

interface PrintedProps {
  shown: ViewerCase;
  /** Null until the URLs of the images are known. */
  stacks: readonly ViewerStack[] | null;
}

/** The opening image of each series, printed unless there are findings to print. */
export function PrintedImages({ shown: { facts, folders }, stacks }: PrintedProps) {
  if (!stacks) return null;
  return (
    <ul className="printed printed-images">
      {folders.map(({ id, name, start, count, width, height, series, startFacts }, index) => {
        const file = stacks[index]?.files[start];
        return (
          file && (
            <li key={id}>
              <img
                ref={inProportion(aspectOf({ ...series, ...startFacts }))}
                src={imagePath(facts._id, file)}
                alt=""
                width={width}
                height={height}
                loading="lazy"
              />
              {name} – {m.position(start, count)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** At the end of the printed page: the author of the case, and its URL. */
export function PrintedSource({ shown: { facts }, stacks }: PrintedProps) {
  if (!stacks) return null;
  return (
    <p className="printed printed-source">
      <span className="printed-author">{itemHeadMessages.by(facts.author, facts.coAuthors)} · </span>
      {itemHeadMessages.source(location.origin + casePaths.item(facts._id))}
    </p>
  );
}
