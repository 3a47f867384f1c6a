import { useId, useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { ImagePlace } from '#lib/cases/view-links.ts';
import { imagePath, TILE } from '#lib/images/image-paths.ts';
import { inProportion } from '../form/in-proportion.ts';
import type { TextOwner } from './schema.ts';
import './image-picker.css';

interface ImagePickerProps {
  owner: TextOwner;
  picked: ImagePlace;
  onPick(picked: ImagePlace): void;
}

/** The image selected in a picker: initially `place`, or the cover of the first folder. */
export function usePicked({ folders }: TextOwner, place?: ImagePlace) {
  return useState<ImagePlace>(place ?? { folder: 0, image: folders[0]?.main ?? 0 });
}

/** Selects one image of the case: its folder by thumbnail, then the slice by a slider, with a large preview. */
export function ImagePicker({ owner: { id: caseId, folders }, picked, onPick }: ImagePickerProps) {
  const id = useId();
  const { name = '', images = [] } = folders[picked.folder] ?? {};
  const image = images[picked.image];
  const said = m.imageNumber(picked.image, images.length);
  return (
    <div className="image-picker">
      <fieldset className="picker-folders">
        <legend className="label">{m.folder}</legend>
        {folders.map((folder, index) => (
          <label key={folder.id}>
            <input
              type="radio"
              name={id}
              checked={index === picked.folder}
              onChange={() => onPick({ folder: index, image: folder.main })}
            />
            <img
              ref={inProportion(folder.images[folder.main]?.aspect)}
              src={imagePath(caseId, folder.images[folder.main]?.file ?? '', TILE)}
              alt=""
              width={72}
              height={60}
              loading="lazy"
            />
            <span className="picker-name">{folder.name}</span>
            <span className="picker-count">{m.folderImages(folder.images.length)}</span>
          </label>
        ))}
      </fieldset>
      {image && (
        <div className="picker-image">
          <img
            ref={inProportion(image.aspect)}
            src={imagePath(caseId, image.file)}
            alt={`${name}, ${said}`}
            width={image.width}
            height={image.height}
            loading="lazy"
          />
          {images.length > 1 && (
            <input
              type="range"
              aria-label={m.imageSlider}
              aria-valuetext={said}
              min={0}
              max={images.length - 1}
              value={picked.image}
              onChange={(event) => onPick({ ...picked, image: Number(event.target.value) })}
            />
          )}
          <p className="picker-count tabular">{said}</p>
        </div>
      )}
    </div>
  );
}
