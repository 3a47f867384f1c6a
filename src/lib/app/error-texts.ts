import { PASSWORD_MAX } from '#lib/accounts/password-rules.ts';
import { USERNAME_MAX } from '#lib/accounts/username-rules.ts';
import { TEMPLATE_MAX } from '#lib/cases/sheet-template.ts';
import { NOTE_MAX, NOTES_MAX } from '#lib/collections/note-rules.ts';
import {
  COLLECTED_MAX,
  COLLECTED_WORD_MAX,
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  COLLECTIONS_MAX,
} from '#lib/collections/rules.ts';
import { ASKED_MAX } from '#lib/confirmations/confirmation.ts';
import { INPUT_PIXELS_MAX, INPUT_SIDE_MAX, UPLOAD_MAX } from '#lib/images/upload-limits.ts';
import { AUTHORS_MAX, COMMENT_MAX, TAG_MAX, TAGS_MAX, TITLE_MAX } from '#lib/items/item.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { publishingMessages } from '#lib/items/publishing-texts.ts';
import { VERSIONS_BOUNDED } from '#lib/items/versions-kept-texts.ts';
import { PHRASE_CODE_MAX, PHRASE_TEXT_MAX, PHRASES_MAX } from '#lib/phrases/phrase.ts';
import type { AskedSpace, ErrorCode } from '#lib/platform/errors.ts';
import { counted, formatBytes, formatWhole } from '#lib/platform/format-texts.ts';
import { PREFERENCES_COUNT_MAX } from '#lib/questionnaires/preferences/preferences.ts';
import { QROC_WORDS } from '#lib/questions/formats.ts';
import { PASSKEYS_MAX } from '#lib/second-factor/passkeys.ts';

const MAKE_ROOM =
  'Supprimez des contenus ou des images (la page «\u202fMon compte\u202f» montre ce qui prend de la place), ou demandez plus d’espace à l’administrateur.';

/** The message for each error code of the API. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  bad_request: 'La requête n’est pas conforme au protocole HTTP.',
  bad_json: 'La requête n’est pas un document JSON lisible.',
  invalid: 'Certaines valeurs envoyées ne conviennent pas.',
  request_too_slow: 'La requête n’est pas arrivée à temps.',
  headers_too_large: 'Les en-têtes de la requête sont trop volumineux.',
  too_large: 'La requête est trop volumineuse.',
  unsupported_type: 'Ce type de contenu n’est pas accepté\u00a0: du JSON est attendu.',
  sign_in_required: 'Veuillez vous connecter pour continuer.',
  wrong_credentials: 'Nom d’utilisateur ou mot de passe incorrect.',
  wrong_password: 'Le mot de passe actuel est incorrect.',
  proof_required:
    'Confirmez d’abord votre identité auprès de votre établissement\u00a0: la page «\u202fMon compte\u202f» le propose.',
  identity_unconfirmed: 'Confirmez d’abord que c’est bien vous\u00a0: ce site le demande avant cette action.',
  second_factor_required:
    'Le mot de passe est juste. Ce compte demande aussi un code de vérification ou une clé d’accès.',
  second_step_expired: 'Le délai est passé\u00a0: recommencez la connexion.',
  wrong_second_factor:
    'Ce code n’est pas le bon, ou il a déjà servi\u00a0: attendez le suivant, ou prenez un code de secours.',
  set_up_expired: 'Cette mise en place n’est plus en cours\u00a0: recommencez.',
  second_factor_missing:
    'Ce site demande une double authentification\u00a0: réglez d’abord la vôtre dans «\u202fMon compte\u202f».',
  passkey_refused:
    'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.',
  passkeys_full: `Vous pouvez garder ${PASSKEYS_MAX}\u00a0clés d’accès au plus\u00a0: retirez-en avant d’en ajouter.`,
  link_needs_second_factor:
    'Ce compte demande aussi un code de vérification\u00a0: connectez-vous d’abord avec lui, puis associez l’autre compte depuis «\u202fMon compte\u202f».',
  local_accounts_off:
    'Ici, on se connecte avec le compte de son établissement\u00a0: les mots de passe de ce site ne servent plus à se connecter.',
  last_way_in:
    'C’est votre seul moyen de vous connecter\u00a0: choisissez d’abord un mot de passe, ou associez un autre compte.',
  wrong_recovery_code: 'Ce nom d’utilisateur et ce code de secours ne vont pas ensemble.',
  forbidden: 'Vous ne pouvez pas faire cela.',
  cross_site: 'Cette demande vient d’un autre site\u00a0: elle a été refusée.',
  own_item: 'Vous ne pouvez pas noter votre propre contenu.',
  account_suspended: 'Ce compte est suspendu\u00a0: adressez-vous à l’administrateur de votre établissement.',
  reader_only:
    'Votre compte permet de lire, de noter et de s’entraîner, mais pas de créer, de publier ni de changer ce qui est public\u00a0: demandez-le à l’administrateur.',
  last_administrator:
    'C’est le dernier administrateur\u00a0: nommez-en un autre d’abord, sinon plus personne ne pourrait administrer le site.',
  not_found: 'Cet élément n’existe pas ou n’est pas accessible.',
  image_hidden:
    'Cette image a été signalée\u00a0: elle est masquée jusqu’à ce qu’un administrateur ait décidé.',
  method_not_allowed: 'Cette opération n’est pas possible à cette adresse.',
  registration_closed:
    'L’inscription est fermée sur ce site\u00a0: c’est l’établissement qui crée les comptes.',
  registration_invited:
    'Sur ce site, on s’inscrit avec une invitation\u00a0: demandez-en une à la personne qui administre le site.',
  invitation_invalid:
    'Cette invitation n’est pas, ou n’est plus, valable\u00a0: elle a pu servir, expirer ou être retirée. Demandez-en une autre à la personne qui vous l’a donnée.',
  username_taken: 'Ce nom d’utilisateur est déjà pris.',
  username_confusable:
    'Ce nom d’utilisateur ressemble trop au nom d’une autre personne\u00a0: choisissez-en un autre.',
  username_invalid: `Le nom d’utilisateur compte de 1 à ${USERNAME_MAX} caractères\u00a0: lettres d’un seul alphabet, chiffres, espaces, points, tirets et apostrophes.`,
  display_name_invalid: 'Le nom affiché doit contenir au moins une lettre ou un chiffre.',
  password_too_short: 'Ce mot de passe est trop court\u00a0: choisissez-en un plus long.',
  password_too_long: `Ce mot de passe est trop long\u00a0: ${PASSWORD_MAX} caractères au plus.`,
  password_common: 'Ce mot de passe est trop facile à deviner\u00a0: choisissez-en un autre.',
  title_required: 'Le titre est obligatoire.',
  title_unreadable:
    'Le titre contient des caractères invisibles qui changent le sens de lecture\u00a0: retirez-les.',
  title_too_long: `Le titre compte ${TITLE_MAX} caractères au plus.`,
  rating_invalid: 'La note va de 0 à 10 par pas de 0,5.',
  comment_too_long: `Le commentaire compte ${COMMENT_MAX} caractères au plus.`,
  tag_invalid: `Une étiquette compte de 1 à ${TAG_MAX} caractères.`,
  too_many_tags: `Un élément porte ${TAGS_MAX} étiquettes au plus.`,
  phrase_code_invalid: `Un code compte de 1 à ${PHRASE_CODE_MAX} lettres ou chiffres, sans espace.`,
  phrase_text_invalid: `Une phrase compte de 1 à ${formatWhole(PHRASE_TEXT_MAX)} caractères.`,
  phrase_code_taken: 'Une autre de vos phrases a déjà ce code.',
  templates_full: `Vous pouvez garder ${TEMPLATE_MAX.count}\u00a0modèles de fiche au plus\u00a0: supprimez-en avant d’en ajouter.`,
  phrases_full: `Vous pouvez garder ${PHRASES_MAX}\u00a0phrases au plus\u00a0: supprimez-en avant d’en ajouter.`,
  collection_name_invalid: `Le nom d’une liste compte de 1 à ${COLLECTION_NAME_MAX} caractères.`,
  collection_text_too_long: `La description d’une liste compte ${formatWhole(COLLECTION_DESCRIPTION_MAX)} caractères au plus, le mot sur un cas ${COLLECTED_WORD_MAX}.`,
  collections_full: `Vous pouvez avoir ${COLLECTIONS_MAX}\u00a0listes au plus\u00a0: supprimez-en avant d’en créer.`,
  collection_full: `Une liste compte ${COLLECTED_MAX}\u00a0cas au plus\u00a0: retirez-en, ou commencez-en une autre.`,
  note_too_long: `Une note compte ${formatWhole(NOTE_MAX)} caractères au plus.`,
  notes_full: `Vous pouvez garder ${formatWhole(NOTES_MAX)}\u00a0notes au plus\u00a0: effacez-en avant d’en écrire d’autres.`,
  preferences_too_large:
    'Vos préférences de ce questionnaire tiennent trop de place\u00a0: retirez des phrases ou des réponses.',
  preferences_full: `Vous pouvez garder les préférences de ${PREFERENCES_COUNT_MAX}\u00a0questionnaires au plus\u00a0: effacez-en avant d’en ajouter.`,
  version_removed: `Cette version n’est plus gardée. ${VERSIONS_BOUNDED}`,
  not_public: 'Ce contenu n’est pas public.',
  no_changes: 'Ce que voient vos lecteurs est déjà à jour\u00a0: il n’y a rien à publier.',
  protocol_not_validated: 'Seul un protocole validé peut être rendu public.',
  review_step: 'Cette étape de la relecture n’est plus possible\u00a0: rechargez la page.',
  reviewer_unknown: 'Personne n’a ce nom d’utilisateur\u00a0: vérifiez comment il s’écrit.',
  reviewer_own: 'Vous en êtes l’auteur\u00a0: nommez quelqu’un d’autre pour le relire.',
  reviewer_writes:
    'Cette personne écrit ce contenu avec vous\u00a0: nommez quelqu’un d’autre pour le relire.',
  author_unknown: 'Personne n’a ce nom d’utilisateur\u00a0: vérifiez comment il s’écrit.',
  author_own: 'Vous en êtes déjà l’auteur\u00a0: invitez quelqu’un d’autre.',
  authors_full: `${AUTHORS_MAX}\u00a0personnes écrivent déjà ce contenu avec vous\u00a0: retirez-en une d’abord.`,
  reviewers_full: 'Dix personnes relisent déjà ce contenu\u00a0: retirez-en une d’abord.',
  review_word_required: 'Écrivez un mot\u00a0: dites ce qui est à reprendre.',
  confirmation_not_public: 'Une lecture se demande pour un protocole public\u00a0: publiez-le d’abord.',
  confirmation_unknown: 'Personne n’a ce nom d’utilisateur\u00a0: vérifiez comment il s’écrit.',
  confirmation_own: 'Son auteur ne confirme pas la lecture de son propre protocole\u00a0: retirez son nom.',
  confirmations_full: `Une confirmation se demande à ${ASKED_MAX}\u00a0personnes au plus\u00a0: retirez-en une d’abord.`,
  confirmation_replaced:
    'Ce protocole a changé depuis que vous l’avez ouvert\u00a0: rechargez la page et relisez-le avant de confirmer.',
  confirmation_not_asked: 'Cette confirmation ne vous est plus demandée.',
  review_due_past: 'Choisissez une date à venir, dans les dix ans.',
  validation_incomplete: 'Ce protocole est encore incomplet\u00a0: il ne peut pas être validé.',
  publish_incomplete: 'Ce contenu est encore incomplet\u00a0: il ne peut pas être publié.',
  practice_empty: 'Aucun cas ne répond à ces critères\u00a0: élargissez-les, ou choisissez d’autres cas.',
  grade_taken_back: 'Cette note a été retirée depuis, sur un autre appareil.',
  attempt_closed: 'Ce cas a été noté de nouveau depuis\u00a0: seule la dernière note peut être corrigée.',
  step_validated:
    'Cette étape a déjà été validée, peut-être sur un autre appareil\u00a0: ce sont ces réponses-là qui comptent.',
  questions_changed: 'Les questions de ce cas ont changé depuis\u00a0: relisez-les avant de valider.',
  too_many_chosen: 'Vous avez coché plus de propositions que demandé\u00a0: décochez-en, puis validez.',
  answer_too_long: `Une réponse courte compte ${QROC_WORDS}\u00a0mots au plus\u00a0: raccourcissez-la, puis validez.`,
  changed_meanwhile: 'Cet élément a été modifié entre-temps\u00a0: rechargez la page avant d’enregistrer.',
  revision_required: 'La révision lue doit être nommée dans l’en-tête If-Match.',
  reset_link_invalid: 'Ce lien a expiré ou a déjà servi.',
  address_link_invalid:
    'Ce lien a expiré, a déjà servi, ou a été demandé par un autre compte que celui auquel vous êtes connecté.',
  too_many_attempts: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  too_many_writes:
    'Beaucoup de modifications arrivent à la fois\u00a0: la dernière n’a pas été enregistrée. Réessayez dans un instant.',
  image_foreign:
    'Une image ne vient ni de ce contenu, ni de vos envois\u00a0: retirez-la, ou ajoutez-la de nouveau.',
  image_unsupported: 'Ce fichier n’est pas une image prise en charge\u00a0: JPEG, PNG, WebP, AVIF ou GIF.',
  image_unreadable: 'Cette image est illisible ou incomplète\u00a0: elle n’a pas été enregistrée.',
  image_too_large: `Cette image est trop grande ou trop lourde à décoder\u00a0: au plus ${UPLOAD_MAX / 1024 ** 2}\u00a0Mo, ${INPUT_PIXELS_MAX / 1e6}\u00a0millions de pixels et ${formatWhole(INPUT_SIDE_MAX)} pixels de côté. Réduisez-la, puis réessayez.`,
  upload_incomplete: 'L’envoi de ce fichier n’est pas terminé.',
  upload_offset: 'L’envoi ne reprend pas au bon endroit\u00a0: demandez d’abord où il en est.',
  upload_damaged: 'Ce fichier a été altéré pendant l’envoi\u00a0: envoyez-le de nouveau.',
  checksum_required:
    'Cet envoi n’annonce pas l’empreinte (SHA-256) de son contenu\u00a0: rechargez la page et recommencez.',
  upload_refused: 'Cet envoi n’est pas conforme au protocole tus.',
  uploads_full: 'Trop d’envois sont en cours. Terminez-en ou annulez-en avant de continuer.',
  quota_full: `Votre espace est plein. ${MAKE_ROOM}`,
  owner_quota_full:
    'L’espace de la personne à qui ce contenu appartient est plein\u00a0: ce que vous ajoutez n’est pas enregistré. Prévenez-la, ou raccourcissez ce contenu.',
  quota_lately:
    'Vous avez envoyé et supprimé beaucoup d’images ces derniers jours. Veuillez patienter avant d’en envoyer d’autres.',
  busy: 'Le serveur est très sollicité. Veuillez réessayer dans un instant.',
  file_damaged: 'Cette image est endommagée sur le serveur\u00a0: elle n’est pas affichée.',
  disk_full: 'L’espace de stockage est plein\u00a0: rien n’a été enregistré. Prévenez l’administrateur.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  internal: 'Une erreur est survenue. Veuillez réessayer.',
};

/** 150 s → « 3 minutes », 90,000 s → « 25 heures ». */
function formatWait(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'seconde');
  if (seconds < 7200) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'heure');
}

/** « Trop de tentatives. Réessayez dans 2 minutes. » */
export function tooManyAttempts(seconds: number): string {
  return `Trop de tentatives. Réessayez dans ${formatWait(seconds)}.`;
}

function quotaFull({ asked, used, quota }: AskedSpace): string {
  return `Votre espace est plein\u00a0: ${formatBytes(used)} sur ${formatBytes(quota)}, et il en faudrait ${formatBytes(asked)} de plus. ${MAKE_ROOM}`;
}

/** The text for an error, completed with what is known about it. */
export function errorMessage(
  code: ErrorCode,
  about: { retryAfter?: number; passwordMin?: number; space?: AskedSpace; details?: readonly string[] } = {},
): string {
  const { retryAfter, passwordMin, space, details } = about;
  if (code === 'too_many_attempts' && retryAfter) return tooManyAttempts(retryAfter);
  if (code === 'quota_lately' && retryAfter)
    return `Vous avez envoyé et supprimé beaucoup d’images ces derniers jours. Réessayez dans ${formatWait(retryAfter)}.`;
  if (code === 'quota_full' && space) return quotaFull(space);
  if (code === 'password_too_short' && passwordMin)
    return `Le mot de passe doit compter au moins ${passwordMin}\u00a0caractères.`;
  if (code === 'publish_incomplete' && details) return publishingMessages.refused(details as readonly Lack[]);
  return ERROR_MESSAGES[code];
}

/** The texts for an error's details, in French. */
export function errorDetails(code: ErrorCode, details: readonly string[]): readonly string[] {
  return code === 'publish_incomplete' ? publishingMessages.names(details as readonly Lack[]) : details;
}
