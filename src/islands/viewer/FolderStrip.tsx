import { type MouseEvent, memo, useEffect, useRef } from 'react';
import type { ViewerFolder } from '#lib/cases/viewer-folder-schemas.ts';
import { type ViewerQuery, viewerSearch } from '#lib/cases/viewer-query.ts';
import { imagePath, withVariant } from '#lib/images/image-paths.ts';
import { aspectOf } from '#lib/imaging/pixel-aspect.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { inProportion } from '../form/in-proportion.ts';

/** Drag data type of a folder dragged onto a panel. */
export const FOLDER_DRAG = 'text/x-negatoscope-folder';

/** Highlights the panels as drop targets during a drag. */
function showTargets(link: Element, on: boolean): void {
  link.closest('.viewer')?.toggleAttribute('data-dragged', on);
}

interface FolderStripProps {
  itemId: string;
  folders: ViewerFolder[];
  current: number;
  /** The texts that the links keep open when there is no script. */
  query: ViewerQuery;
  onChoose(folder: number): void;
}

/** The case's folders as thumbnails, to press or to drag onto a panel; links, so that they work without script. */
export const FolderStrip = memo(function FolderStrip(props: FolderStripProps) {
  const { itemId, folders, current, query, onChoose } = props;
  const strip = useRef<HTMLElement>(null);
  // A folder reached by arrow keys may be outside the visible part of the strip.
  useEffect(() => {
    const link = strip.current?.querySelectorAll('a')[current];
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <nav ref={strip} className="folder-strip" aria-label={m.folders}>
      <ul>
        {folders.map((folder, index) => {
          const image = imagePath(itemId, folder.cover);
          return (
            <li key={folder.id}>
              <a
                href={viewerSearch({ ...query, folder: index, image: folder.start })}
                aria-current={index === current}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData(FOLDER_DRAG, String(index));
                  showTargets(event.currentTarget, true);
                }}
                onDragEnd={(event) => showTargets(event.currentTarget, false)}
                onClick={(event) => choose(event, index)}
              >
                <picture>
                  <source type="image/avif" srcSet={withVariant(image, '160.avif')} />
                  <img
                    ref={inProportion(aspectOf(folder.series))}
                    src={withVariant(image, '160.webp')}
                    alt=""
                    width={96}
                    height={84}
                    loading="lazy"
                    draggable={false}
                  />
                </picture>
                <span className="folder-name">{folder.name}</span>
                <span className="folder-count tabular">{m.images(folder.count)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
