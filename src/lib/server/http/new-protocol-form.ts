import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/contract/errors.ts';
import { copiedProtocolForm, emptyProtocolForm } from '#lib/contract/new-protocol.ts';
import type { NewProtocolScreen } from '#lib/contract/new-protocol-screen.ts';
import { protocolPaths } from '#lib/kinds/protocol/paths.ts';
import { checked } from '../base/json.ts';
import { getContext } from '../context.ts';
import { startProtocol } from '../usecases/items/start-protocol.ts';
import { isServerFault, messageOf } from './answers.ts';
import { readForm } from './read-form.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'response' | 'locals' | 'redirect'>;

/**
 * The page that starts a protocol, for its frontmatter: what to show, or the way to the editor of what was made. A plain
 * form, which needs no script; `?modele=ID` proposes the protocol to start from.
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
      screen.source === '' ? checked(emptyProtocolForm, screen) : checked(copiedProtocolForm, screen);
    const { id } = await startProtocol(context, locals.actor, asked);
    return redirect(protocolPaths.edit(id), 303);
  } catch (error) {
    if (isServerFault(error)) throw error;
    response.status = 422;
    return { ...screen, error: messageOf(error, context.settings) };
  }
}
