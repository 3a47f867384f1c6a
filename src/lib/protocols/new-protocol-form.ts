import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { isServerFault, messageOf } from '#lib/platform/server/http/answers.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { copiedProtocolForm, emptyProtocolForm } from './new-protocol-schemas.ts';
import type { NewProtocolScreen } from './new-protocol-screen.ts';
import { protocolPaths } from './paths.ts';
import { startProtocol } from './server/start-protocol.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'response' | 'locals' | 'redirect'>;

/**
 * The page for creating a protocol, for its frontmatter: its content, or a redirect to the new protocol's editor. A
 * plain form, which needs no script; `?modele=ID` proposes a protocol to copy.
 */
export async function newProtocolFromForm({
  request,
  url,
  response,
  locals,
  redirect,
}: Page): Promise<NewProtocolScreen | Response> {
  const text = await readForm(request);
  const screen = {
    title: text('titre'),
    imagingType: text('type'),
    region: text('region'),
    source: text('depart') === 'rien' ? '' : text('source'),
  };
  if (request.method !== 'POST') return { ...screen, source: url.searchParams.get('modele') ?? '' };
  const context = await getContext();
  try {
    if (!locals.actor) throw new AppError('sign_in_required');
    const asked =
      screen.source === ''
        ? validateInput(emptyProtocolForm, screen)
        : validateInput(copiedProtocolForm, screen);
    const { id } = await startProtocol(context, locals.actor, asked);
    return redirect(protocolPaths.edit(id), 303);
  } catch (error) {
    if (isServerFault(error)) throw error;
    response.status = 422;
    return { ...screen, error: messageOf(error, context.settings) };
  }
}
