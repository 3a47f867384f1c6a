import { type RefObject, useCallback } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { itemHeadMessages } from '#lib/items/head-texts.ts';
import { loadFailure } from '#lib/platform/client-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { PageActions } from '#lib/viewer/command.ts';

/**
 * Copies the image of a panel, with the credits that the page currently shows (before the answer, only the licence) and
 * the case's URL. The drawing code is loaded with the first copy.
 */
export function useCopy(
  films: RefObject<HTMLElement | null>,
  { facts, isPreview }: ViewerCase,
): PageActions['copyImage'] {
  const { _id: id } = facts;
  return useCallback(
    (engine, panel) => {
      const line = films.current?.closest('.viewer')?.querySelector('.credit-line')?.textContent ?? '';
      const source = isPreview ? [] : [itemHeadMessages.source(location.origin + casePaths.item(id))];
      const pressed = engine.snapshot().state.panels[panel];
      const credits = [...(line === '' ? [] : [line]), ...source].join(' · ');
      import('./copy-image.ts').then(
        ({ copyImage }) => copyImage(engine, panel, credits, pressed),
        () => notify('error', loadFailure),
      );
    },
    [films, id, isPreview],
  );
}
