import type { Finding, FormulaFault } from './check/finding.ts';

/** Why a finding matters, with a short example of the fault before and after its correction. */
export interface FindingExample {
  why: string;
  wrong: string;
  right: string;
}

export const examplesMessages = { why: 'Pourquoi, et un exemple', wrong: 'Avant', right: 'Après' };

type Kind = Exclude<Finding['code'], 'formula'> | FormulaFault;

/** By kind of finding; faults of formulas by their reason. */
export const FINDING_EXAMPLES: Record<Kind, FindingExample> = {
  'no-sentence': {
    why: 'Ce qui est coché ici ne se lira nulle part\u00a0: le lecteur du compte rendu ne saura pas que vous l’avez regardé.',
    wrong: 'Réponse «\u202fFissure\u202f», sans phrase',
    right: 'Réponse «\u202fFissure\u202f», phrase «\u202fFissure du ménisque médial.\u202f»',
  },
  'value-not-written': {
    why: 'La valeur est demandée, puis perdue\u00a0: le compte rendu ne la donne pas.',
    wrong: '«\u202fÉpanchement mesuré.\u202f»',
    right: '«\u202fÉpanchement de {valeur}.\u202f»',
  },
  'unknown-placeholder': {
    why: 'Un mot entre accolades que rien ne remplace disparaît, et laisse un trou dans la phrase.',
    wrong: '«\u202fNodule de {tail}.\u202f»',
    right: '«\u202fNodule de {valeur}.\u202f»',
  },
  unreachable: {
    why: 'Personne ne voit la question masquée\u00a0: sa réponse ne change jamais, et les autres ne servent à rien.',
    wrong:
      'Question masquée «\u202fTechnique\u202f», par défaut «\u202fSans injection\u202f», et une réponse «\u202fAvec injection\u202f»',
    right: 'Question affichée, ou réponse «\u202fAvec injection\u202f» supprimée',
  },
  'hidden-without-default': {
    why: 'On ne peut pas répondre à une question masquée\u00a0: seule sa réponse par défaut peut s’écrire.',
    wrong: 'Question masquée «\u202fTechnique\u202f», sans réponse par défaut',
    right: 'Question masquée «\u202fTechnique\u202f», par défaut «\u202fSans injection\u202f»',
  },
  'no-normal-answer': {
    why: 'Après «\u202fTout normal\u202f», cette question reste à remplir à la main, à chaque examen.',
    wrong: '«\u202fLigament croisé antérieur\u202f», importante, sans réponse par défaut',
    right: '«\u202fLigament croisé antérieur\u202f», importante, par défaut «\u202fContinu\u202f»',
  },
  'conclusion-can-contradict': {
    why: 'Le compte rendu pourrait décrire une anomalie et conclure que tout est normal.',
    wrong: '«\u202fRotule normale\u202f» conclut «\u202fGenou sans anomalie.\u202f» quoi qu’on trouve',
    right:
      '«\u202fRotule normale\u202f» marquée «\u202fnormale\u202f»\u00a0: sa conclusion se retire devant une anomalie',
  },
  'scope-too-narrow': {
    why: 'La conclusion parle de tout l’examen, mais ne se retire que devant une anomalie voisine.',
    wrong: '«\u202fGenou sans anomalie.\u202f», retirée pour une anomalie de cette question seulement',
    right: '«\u202fGenou sans anomalie.\u202f», retirée pour une anomalie de tout le questionnaire',
  },
  'not-exclusive': {
    why: 'Cochées ensemble, les deux réponses se contrediraient dans la même phrase.',
    wrong: '«\u202fAucune fracture\u202f» se coche à côté de «\u202fFracture du radius\u202f»',
    right:
      '«\u202fAucune fracture\u202f» exclut les autres\u00a0: la cocher décoche «\u202fFracture du radius\u202f»',
  },
  'exclusive-default': {
    why: 'Une réponse qui exclut les autres cède toujours devant elles\u00a0: choisie d’avance avec elles, elle ne s’écrit jamais.',
    wrong: 'Par défaut\u00a0: «\u202fAucune fracture\u202f» et «\u202fArthrose\u202f»',
    right: 'Par défaut\u00a0: «\u202fAucune fracture\u202f»',
  },
  'no-unit': {
    why: 'Un nombre seul peut se lire en millimètres comme en centimètres.',
    wrong: '«\u202fTaille\u202f», sans unité',
    right: '«\u202fTaille\u202f», en mm',
  },
  'no-bounds': {
    why: 'Une faute de frappe n’est signalée que si l’on sait ce qui est possible.',
    wrong: '«\u202fTaille\u202f», sans minimum ni maximum\u00a0: un zéro de trop passe inaperçu',
    right: '«\u202fTaille\u202f», avec le minimum et le maximum que vous jugez possibles',
  },
  'same-text': {
    why: 'Devant deux réponses pareilles, on ne sait pas laquelle choisir, ni ce qu’elle écrira.',
    wrong: '«\u202fFissure\u202f» et «\u202fFissure\u202f»',
    right: '«\u202fFissure horizontale\u202f» et «\u202fFissure verticale\u202f»',
  },
  'other-side': {
    why: 'Le compte rendu désignerait le mauvais côté.',
    wrong: 'Intitulé «\u202fRein droit\u202f», phrase «\u202fRein gauche sans dilatation.\u202f»',
    right: 'Intitulé «\u202fRein droit\u202f», phrase «\u202fRein droit sans dilatation.\u202f»',
  },
  'side-not-written': {
    why: 'Hors du formulaire, plus rien ne dit de quel côté il s’agit.',
    wrong: 'Intitulé «\u202fRein droit\u202f», phrase «\u202fPas de dilatation.\u202f»',
    right: 'Intitulé «\u202fRein droit\u202f», phrase «\u202fPas de dilatation du rein droit.\u202f»',
  },
  'side-not-asked': {
    why: 'Qui remplit le formulaire ne voit pas qu’il répond pour un côté, et la phrase en écrit un.',
    wrong: 'Intitulé «\u202fRein\u202f», phrase «\u202fRein droit sans dilatation.\u202f»',
    right: 'Intitulé «\u202fRein droit\u202f», phrase «\u202fRein droit sans dilatation.\u202f»',
  },
  'fixed-side': {
    why: 'Si l’on choisit l’autre côté pour l’examen, cette phrase dirait le contraire des autres.',
    wrong: '«\u202fGenou droit sans épanchement.\u202f»',
    right: '«\u202fGenou {droit} sans épanchement.\u202f»',
  },
  'never-holds': {
    why: 'Ce qui dépend de cette condition ne s’affichera et ne s’écrira jamais.',
    wrong: '«\u202fNormal\u202f» et «\u202fFissure\u202f», deux réponses d’un choix unique',
    right: '«\u202fNormal\u202f» ou «\u202fFissure\u202f»',
  },
  'unopened-fiche': {
    why: 'Qui remplit le formulaire ne pourra pas ouvrir cette fiche.',
    wrong: 'Fiche «\u202fTypes de fissures\u202f», liée à rien',
    right: 'Fiche «\u202fTypes de fissures\u202f», ouverte par la réponse «\u202fFissure\u202f»',
  },
  unreadable: {
    why: 'Une formule qui ne se lit pas ne calcule rien, et sa phrase ne s’écrit pas.',
    wrong: '{Longueur} × × {Largeur}',
    right: '{Longueur} × {Largeur}',
  },
  'unknown-term': {
    why: 'Il manquera toujours un terme au calcul\u00a0: il n’aura jamais de résultat.',
    wrong: '{Longueur} × {Largeur}, après la suppression de «\u202fLargeur\u202f»',
    right: '{Longueur} × {Épaisseur}, deux questions qui existent',
  },
  'exclusive-terms': {
    why: 'Répondre à l’une des questions cache l’autre\u00a0: le calcul n’aura jamais tous ses termes.',
    wrong: '{Taille du kyste} + {Taille du nodule}, chacune sous une réponse d’un choix unique',
    right: '{Taille du kyste} et {Taille du nodule}, chacune avec son propre calcul',
  },
  'no-value': {
    why: 'Une division par zéro n’a pas de résultat\u00a0: la phrase ne s’écrit jamais.',
    wrong: '{Longueur} / 0',
    right: '{Longueur} / {Largeur}',
  },
};

export function findingExample(finding: Finding): FindingExample {
  return FINDING_EXAMPLES[finding.code === 'formula' ? finding.reason : finding.code];
}
