import { formatBytes, formatWhole } from '#lib/platform/format-texts.ts';

/** `/demonstrations`: silent films of the product. Their captions also serve as transcripts. */
export const demonstrationMessages = {
  title: 'Démonstrations',
  subtitle:
    'Négatoscope en moins d’une minute par sujet. Ces vidéos sont sans son, sous-titrées, et ne se chargent que si vous les lancez.',
  transcript: 'Transcription',
  about: (seconds: number, bytes: number) => `${formatWhole(seconds)}\u00a0s · ${formatBytes(bytes)}`,
  download: 'Télécharger la vidéo',
  watch: (title: string, seconds: number) => `Démonstration\u00a0: ${title} (${formatWhole(seconds)}\u00a0s)`,
};

/** In the order of the page; each key is the name of a file and of an anchor. */
export const demonstrations = {
  cas: {
    title: 'Chercher et lire un cas',
    captions: [
      'La recherche comprend les mots du métier\u00a0: «\u202fscanner\u202f» trouve les TDM.',
      'Les filtres s’ajoutent\u00a0; chacun annonce ce qu’il donnerait.',
      'Un cas s’ouvre sur ses images, l’indication à côté.',
      'La molette ou les flèches font défiler les coupes.',
      'Une touche change la fenêtre, une autre mesure.',
      'La réponse ne s’affiche que si vous la demandez.',
    ],
  },
  questionnaires: {
    title: 'Dicter moins, cocher plus',
    captions: [
      'Choisissez un questionnaire de compte rendu.',
      'Chaque réponse écrit sa phrase, à droite, au fur et à mesure.',
      'Tout se fait aussi au clavier\u00a0: un chiffre coche, Entrée avance.',
      'Le texte se corrige à la main, puis se copie vers le RIS.',
    ],
  },
  protocoles: {
    title: 'Suivre un protocole d’acquisition',
    captions: [
      'Les protocoles se cherchent par modalité et par région.',
      'Tout tient sur une page\u00a0: préparation, injection, acquisitions.',
      'Le poids du patient donne le volume à injecter.',
      'Imprimez-le, exportez-le, ou comparez-le à un autre.',
    ],
  },
  editeur: {
    title: 'Créer un cas',
    captions: [
      'Un nouveau cas se remplit sur une seule page, enregistrée à mesure.',
      'Déposez des images\u00a0: elles sont montrées avant tout envoi.',
      'Les écritures trouvées dans l’image peuvent être masquées. Vous attestez, puis elles partent.',
      'Titre, informations cliniques, réponse, étiquettes.',
      '«\u202fPublier\u202f» dit ce qui manque encore.',
    ],
  },
} as const;

export type DemonstrationName = keyof typeof demonstrations;
