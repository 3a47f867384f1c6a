import { useCallback, useState } from 'react';
import type { Mask } from '#lib/images/masking.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { type ImageGroup, keptPlaces, type ReviewedGroup } from './group.ts';
import { ImageReview } from './ImageReview.tsx';
import { maskPicture, plainPicture } from './mask-picture.ts';
import { masksAt } from './masks.ts';
import { photographGroup } from './pictures.ts';

/** A photograph that its author has reviewed; the masked file is created just before upload. */
export interface SeenPhotograph {
  file: File;
  /** Zones that are painted black in the uploaded file. */
  masks: readonly Mask[];
  open(): Promise<Blob>;
}

/** The photographs of a reviewed group, ready for upload. */
export function photographsOf(reviewed: ReviewedGroup): SeenPhotograph[] {
  const { group, masks } = reviewed;
  if (group.kind !== 'photographs') return [];
  return keptPlaces(group, reviewed).map((index) => {
    const file = group.files[index]!;
    const own = masksAt(masks, index);
    const open = () =>
      own.length > 0
        ? maskPicture(file, own).catch(() => refuse(m.maskingFailed))
        : plainPicture(file).catch(() => refuse(m.metadataFailed));
    return { file, masks: own, open };
  });
}

function refuse(why: string): never {
  throw new Error(why);
}

/** Shows photographs to their author; `dialog` is what to render, and `ask` resolves to what may be sent. */
export function usePhotographReview() {
  const [asked, setAsked] = useState<{ group: ImageGroup; answer(seen: SeenPhotograph[]): void }>();
  const end = (seen: SeenPhotograph[]) => {
    asked?.answer(seen);
    setAsked(undefined);
  };
  const ask = useCallback((files: readonly File[]): Promise<SeenPhotograph[]> => {
    if (files.length === 0) return Promise.resolve([]);
    const { promise, resolve } = Promise.withResolvers<SeenPhotograph[]>();
    setAsked({ group: photographGroup('photographs', '', files), answer: resolve });
    return promise;
  }, []);
  return {
    ask,
    dialog: asked && (
      <ImageReview
        groups={[asked.group]}
        summary={m.summaryPictures(asked.group.count)}
        onAttest={(kept) => end(kept.flatMap(photographsOf))}
        onClose={() => end([])}
      />
    ),
  };
}
