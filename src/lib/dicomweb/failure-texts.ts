import { type DicomwebSource, isOnThisSite } from './source.ts';
import type { SourceFailure, SourceFault } from './source-failure.ts';

/** Message about a failure of a PACS, and possible remedies. */
export interface FaultWords {
  what: string;
  /** Advice for the reader, if any. */
  reader?: string;
  /** Checks for the administrator of the site or of the PACS. */
  administrator?: string;
}

interface Known {
  source: DicomwebSource;
  /** The origin of this site, which a PACS with another origin must allow. */
  origin: string;
  status: number | undefined;
}

const code = (status: number | undefined) => (status === undefined ? '' : ` (réponse ${status})`);
const named = ({ name }: DicomwebSource) => `«\u202f${name}\u202f»`;

/** Message for a PACS that requires authentication: by password, by this site's session, or on its own page. */
function unauthorized({ source, status }: Known): FaultWords {
  if (source.signIn === 'basic') {
    return {
      what: `${named(source)} refuse ce nom ou ce mot de passe${code(status)}.`,
      reader: 'Corrigez-les, puis recommencez.',
    };
  }
  const reader = 'Si votre session sur ce site est terminée, reconnectez-vous dans un autre onglet.';
  return {
    what: `${named(source)} ne sait pas qui vous êtes${code(status)}.`,
    ...(isOnThisSite(source) && { reader }),
    administrator:
      'le PACS demande une authentification\u00a0: indiquez «\u202f"signIn":"basic"\u202f» ou «\u202f"mtls"\u202f» dans DICOMWEB_SOURCES, ou faites ajouter par le mandataire le compte du PACS.',
  };
}

const WORDS: Record<SourceFault, (known: Known) => FaultWords> = {
  offline: () => ({
    what: 'Cet ordinateur n’est plus relié au réseau.',
    reader: 'Vérifiez la connexion, puis réessayez.',
  }),
  unreachable: ({ source }) => ({
    what: `${named(source)} n’a pas répondu, ou la connexion a été coupée.`,
    reader: 'Vérifiez la connexion, puis réessayez.',
    administrator: `vérifiez que le mandataire de ce site fonctionne et passe ${source.address}/ au PACS (docs/deploy.md).`,
  }),
  blocked: ({ source, origin }) => ({
    what: `Le navigateur n’a pas pu joindre ${named(source)}, et ne dit pas pourquoi.`,
    administrator: `trois causes sont possibles. Rien ne répond à ${source.address}. Son certificat n’est pas accepté par ce navigateur\u00a0: l’ouvrir dans un onglet le montre. Ou le PACS n’autorise pas ce site (CORS)\u00a0: il doit répondre «\u202fAccess-Control-Allow-Origin: ${origin}\u202f», et accepter les en-têtes Accept et Authorization. Un chemin de ce site, derrière son mandataire, évite ces trois points.`,
  }),
  unauthorized,
  forbidden: ({ source, status }) => ({
    what: `${named(source)} ne vous donne pas accès à cela${code(status)}.`,
    administrator:
      'ce compte doit avoir le rôle d’auteur sur ce site, et le droit de chercher et de lire ces examens dans le PACS.',
  }),
  wrong_root: ({ source, status }) => ({
    what: `Ce qui répond à l’adresse de ${named(source)} n’est pas un service DICOMweb${code(status)}. Ce que vous cherchez n’y est pas envoyé avant qu’il ne réponde comme tel.`,
    administrator: `corrigez «\u202faddress\u202f» (${source.address}) dans DICOMWEB_SOURCES, ou le passage du mandataire vers le PACS\u00a0: ${source.address}/studies doit répondre en application/dicom+json.`,
  }),
  redirected: ({ source }) => ({
    what: `L’adresse de ${named(source)} renvoie vers une autre, qui n’est pas suivie.`,
    reader: 'Une session terminée peut en être la cause\u00a0: reconnectez-vous dans un autre onglet.',
    administrator: `vérifiez «\u202faddress\u202f» (${source.address}) dans DICOMWEB_SOURCES et le passage du mandataire vers le PACS\u00a0: une adresse que rien ne sert renvoie à l’accueil de ce site. Ce qui est devant le PACS doit répondre 401 plutôt que de renvoyer vers une page de connexion.`,
  }),
  missing: ({ source }) => ({
    what: `${named(source)} n’a plus cet examen, cette série ou cette image.`,
    reader: 'Cherchez de nouveau\u00a0: l’examen a pu être déplacé ou archivé.',
  }),
  refused: ({ source, status }) => ({
    what: `${named(source)} ne comprend pas ces critères${code(status)}.`,
    reader: 'Essayez avec une date ou un identifiant seul.',
  }),
  not_acceptable: ({ source, status }) => ({
    what: `${named(source)} ne sait pas répondre sous la forme demandée${code(status)}.`,
    administrator:
      'le PACS doit savoir chercher en application/dicom+json (QIDO-RS) et rendre des fichiers DICOM (WADO-RS) tels qu’il les garde, transfer-syntax=*.',
  }),
  too_many: ({ source, status }) => ({
    what: `${named(source)} a trop de réponses à donner${code(status)}.`,
    reader: 'Précisez\u00a0: une date, un identifiant, une modalité.',
  }),
  gateway: ({ source, status }) => ({
    what: `Le mandataire n’obtient pas de réponse de ${named(source)}${code(status)}.`,
    reader: 'Réessayez dans un moment.',
    administrator: 'vérifiez que le PACS fonctionne, et l’adresse à laquelle le mandataire le demande.',
  }),
  server: ({ source, status }) => ({
    what: `${named(source)} a rencontré une erreur${code(status)}.`,
    reader: 'Réessayez dans un moment.',
    administrator: 'le journal du PACS en dit la raison.',
  }),
  malformed: ({ source }) => ({
    what: `${named(source)} a rendu autre chose que l’image DICOM demandée.`,
    administrator:
      'sa réponse n’est pas un objet DICOM, ou c’en est un autre\u00a0: vérifiez le service WADO-RS et ce qui est entre lui et le navigateur.',
  }),
  cut: ({ source }) => ({
    what: `La réponse de ${named(source)} a été coupée avant sa fin.`,
    reader: 'Reprenez\u00a0: ce qui est arrivé n’est pas demandé de nouveau.',
  }),
};

/** The message for a failure. It contains nothing of the search. */
export function faultWords(
  { fault, status }: SourceFailure,
  source: DicomwebSource,
  origin: string,
): FaultWords {
  return WORDS[fault]({ source, origin, status });
}
