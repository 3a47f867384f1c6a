import { z } from 'zod';
import { type DicomwebSource, SIGN_INS } from '#lib/dicomweb/source.ts';
import { settingsMessages } from '../../settings-texts.ts';
import { jsonList } from './json-list.ts';
import { LOOPBACK_HOST } from './loopback-host.ts';

const { expected } = settingsMessages;

/** Default path under which a reverse proxy of this site forwards requests to a PACS. */
const USUAL_PATH = '/dicom-web';
/** Paths that this site serves itself. */
const OWN_PATHS = /^\/(api|images|_astro|dicomweb|oidc|account|administration)(\/|$)/;
const PATH = /^(\/[\w.~-]+)+$/;

/** Exams and passwords are sent to this address: plain HTTP is only allowed on this machine, for tests. */
function isRoot(text: string): boolean {
  if (text.startsWith('/')) return PATH.test(text) && !/\/\.\.?(\/|$)/.test(text) && !OWN_PATHS.test(text);
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash || url.search) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOST.test(url.host));
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

const given = z
  .strictObject({
    name: z.string().trim().min(1).max(60),
    address: z
      .string()
      .trim()
      .max(500)
      .transform(withoutSlash)
      .refine(isRoot)
      // Normalised as browsers do, because URLs that are compared with it later are normalised too.
      .transform((text) => (text.startsWith('/') ? text : withoutSlash(new URL(text).href)))
      .default(USUAL_PATH),
    signIn: z.enum(SIGN_INS).default('none'),
  })
  .transform((source): DicomwebSource => source);

/** The setting `DICOMWEB_SOURCES`: a JSON list. */
export const dicomwebSources = jsonList(given, ({ name }) => name, {
  list: expected.sources,
  entry: expected.source,
  twice: expected.sourceTwice,
});
