import type { APIRoute } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { fileName } from '#lib/platform/file-name.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { fileAnswer } from '#lib/platform/server/http/file-answer.ts';
import { ANKI_WORDS, ankiMessages } from '#lib/questions/anki-texts.ts';
import { cardPictures } from '#lib/questions/paths.ts';
import { pictureWords } from '#lib/questions/picture-texts.ts';
import { exportAnki } from '#lib/questions/server/export-anki.ts';

/** The questions of one's own case as cards of Anki's; the pictures that they may show are put in by who asks. */
export const GET: APIRoute = async ({ params, locals, url }) => {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  const { deck, ...names } = ankiMessages;
  const { title, apkg } = await exportAnki(await getContext(), params.id, locals.actor, {
    words: { cards: ANKI_WORDS, deck, names, picture: pictureWords },
    pictures: cardPictures(url.searchParams),
  });
  return fileAnswer({ name: fileName(title, 'apkg'), type: 'application/octet-stream', text: apkg });
};
