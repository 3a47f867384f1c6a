import { NO_HTML } from '#lib/platform/browser/inert-html.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { useLoaded } from '../form/use-loaded.ts';
import type { CaseTextsProps } from './CaseTexts.tsx';

const load = async () => (await import('./CaseTexts.tsx')).CaseTexts;
/** The server renders the open texts; the browser loads their code when the first one is opened. */
const Served = import.meta.env.SSR ? await load() : null;

/** The texts beside the images, whose code is loaded on demand, after the images. */
export function LateTexts(props: CaseTextsProps) {
  const { query, answer } = props;
  const isAsked = query.information || query.about || query.questions || answer !== null;
  const Live = useLoaded(isAsked, load, () => undefined);
  if (!isAsked) return null;
  const Texts = Served ?? Live;
  if (Texts) return <Texts {...props} />;
  return (
    <aside
      className="case-texts"
      aria-label={m.text}
      aria-busy="true"
      // Hydration must leave the server's HTML as it is.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is empty, which keeps the server's HTML
      dangerouslySetInnerHTML={NO_HTML}
    />
  );
}
