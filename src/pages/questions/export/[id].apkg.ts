import type { APIRoute } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { fileName } from '#lib/platform/file-name.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { errorResponse } from '#lib/platform/server/http/answers.ts';
import { fileAnswer } from '#lib/platform/server/http/file-answer.ts';
import { ANKI_WORDS, ankiMessages } from '#lib/questions/anki-texts.ts';
import { cardPictures } from '#lib/questions/paths.ts';
import { pictureWords } from '#lib/questions/picture-texts.ts';
import { exportAnki } from '#lib/questions/server/export-anki.ts';

/** The questions of one's own case as cards of Anki's; the pictures that they may show are put in by who asks. */
export const GET: APIRoute = async ({ params, locals, url, request }) => {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  const { deck, ...names } = ankiMessages;
  const context = await getContext();
  try {
    const { title, apkg } = await exportAnki(context, params.id, locals.actor, {
      words: { cards: ANKI_WORDS, deck, names, picture: pictureWords },
      pictures: cardPictures(url.searchParams),
    });
    return fileAnswer({ name: fileName(title, 'apkg'), type: 'application/octet-stream', text: apkg });
  } catch (error) {
    // The dialog that asked tells it; pages have no words for it.
    if (error instanceof AppError && error.code === 'changed_meanwhile')
      return errorResponse(request, error, context.settings);
    throw error;
  }
};
