import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { useLoaded } from '../form/use-loaded.ts';
import type { CaseTextsProps } from './CaseTexts.tsx';

const load = async () => (await import('./CaseTexts.tsx')).CaseTexts;
/** The server writes what was asked for; the browser fetches the code of the texts when one is. */
const Served = import.meta.env.SSR ? await load() : null;

/** The texts beside the images, whose code comes when they are asked for: until then one looks at images. */
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
      // What the server wrote stays as it is.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
