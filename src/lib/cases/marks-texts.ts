import type { LeftPart, MarksDocument, ProposedKind } from '#lib/dicom/attributes/proposed-marks.ts';
import { leftPartWords } from '#lib/dicom/left-marks-texts.ts';
import { agree, counted, formatWhole } from '#lib/platform/format-texts.ts';

const SOURCES: Record<MarksDocument['source'], string> = {
  presentation: 'État de présentation (GSPS)',
  selection: 'Images clés (KO)',
  report: 'Mesures structurées (SR)',
  segmentation: 'Segmentation (SEG)',
};

const KINDS: Record<ProposedKind, [string, string]> = {
  arrow: ['flèche', 'flèches'],
  ellipse: ['ellipse', 'ellipses'],
  contour: ['contour', 'contours'],
  length: ['longueur', 'longueurs'],
  label: ['texte', 'textes'],
};

/** « 2 contours, 1 longueur » */
function kindsOf(marks: readonly { kind: ProposedKind }[]): string {
  return [...Map.groupBy(marks, ({ kind }) => kind)]
    .map(([kind, own]) => counted(own.length, ...KINDS[kind]))
    .join(', ');
}

/** Marks, key images and views found in documents beside the images, shown before any of them is sent. */
export const marksMessages = {
  title: 'Annotations trouvées dans les fichiers',
  promise:
    'Ces fichiers annotent vos images ou en désignent comme images clés. Rien n’en est encore parti\u00a0: seul ce que vous cochez, tel que vous le laissez, ira dans le cas. Les noms écrits librement sont décochés\u00a0: cherchez-y un nom, une date, un numéro.',
  wait: 'Les signes sont ajoutés au cas quand toutes ses images sont arrivées\u00a0: gardez la page ouverte jusque-là.',
  list: 'Annotations par fichier',
  heading: (source: MarksDocument['source'], number: number, count: number) =>
    count < 2 ? SOURCES[source] : `${SOURCES[source]}, ${formatWhole(number)} sur ${formatWhole(count)}`,
  findingName: (number: number) => `Signe ${formatWhole(number)}`,
  nameLabel: (number: number) => `Nom du signe ${formatWhole(number)}`,
  labelText: (number: number, label: number) =>
    `Texte ${formatWhole(label)} sur l’image, signe ${formatWhole(number)}`,
  take: (number: number, marks: readonly { kind: ProposedKind }[]) =>
    `Prendre le signe ${formatWhole(number)} (${kindsOf(marks)})`,
  takePlain: (count: number) =>
    count === 1
      ? 'Prendre le signe sans texte libre'
      : `Prendre les ${formatWhole(count)} signes sans texte libre`,
  opening: (keyImages: number) =>
    keyImages === 0
      ? 'Ouvrir les images comme ce fichier les montre'
      : `Ouvrir les images sur ${agree(keyImages, 'l’image clé choisie', `les ${formatWhole(keyImages)} images clés choisies`)}`,
  openingHint:
    'Fenêtre, zoom, rotation, miroir et image d’ouverture, là où un dossier n’a pas déjà les siens.',
  others: (count: number) =>
    `Vaut pour ${counted(count, 'autre image', 'autres images')} dans le fichier\u00a0: il n’est posé que sur la première.`,
  repeated: (count: number) =>
    `${counted(count, 'tracé est dessiné', 'tracés sont dessinés')} à l’identique dans un autre de ces fichiers\u00a0: ${agree(count, 'il n’est proposé', 'ils ne sont proposés')} que là.`,
  alsoNamed: (names: readonly string[]) =>
    `Un autre de ces fichiers nomme les mêmes tracés ${names.map((name) => `«\u202f${name}\u202f»`).join(', ')}.`,
  missing: (count: number) =>
    `${counted(count, 'image citée n’est pas parmi', 'images citées ne sont pas parmi')} ces fichiers\u00a0: ${agree(count, 'ses annotations ne seront pas reprises', 'leurs annotations ne seront pas reprises')}.`,
  missingNames: (count: number) => agree(count, 'Laquelle', 'Lesquelles'),
  more: (count: number) => `et ${formatWhole(count)} de plus`,
  left: (count: number) =>
    `${counted(count, 'partie qui n’a pas d’équivalent est laissée', 'parties qui n’ont pas d’équivalent sont laissées')} de côté`,
  leftPart: ({ part, detail }: LeftPart) =>
    detail === '' ? leftPartWords(part) : `${leftPartWords(part)}\u00a0: ${detail}`,
  nothing: 'Rien de ce fichier n’a d’équivalent ici.',
  ticked: (count: number, all: number) =>
    `${formatWhole(count)} ${agree(count, 'signe coché', 'signes cochés')} sur ${formatWhole(all)}.`,
  nameless: 'Un signe coché n’a pas de nom.',
  nameTooLong: (most: number) => `Un nom coché dépasse ${formatWhole(most)} caractères.`,
  labelTooLong: (most: number) => `Un texte coché dépasse ${formatWhole(most)} caractères.`,
  next: 'Continuer vers les images',
  without: 'Images seules',
  added: (count: number) =>
    `${counted(count, 'signe ajouté', 'signes ajoutés')} d’après les fichiers\u00a0: ${agree(count, 'relisez-le', 'relisez-les')} dans les images.`,
  withoutImage: (count: number) =>
    `${counted(count, 'tracé n’a pas été repris', 'tracés n’ont pas été repris')}\u00a0: ${agree(count, 'son image n’est', 'leurs images ne sont')} pas dans le cas.`,
  noRoom: (findings: number, marks: number) =>
    `Le cas n’a pas de place pour ${[
      ...(findings > 0 ? [counted(findings, 'signe', 'signes')] : []),
      ...(marks > 0 ? [counted(marks, 'tracé', 'tracés')] : []),
    ].join(' et ')} de plus.`,
  openingFailure:
    'La façon d’ouvrir les images n’a pas pu être enregistrée. Réglez-la dans les images, ou déposez de nouveau les fichiers.',
};
