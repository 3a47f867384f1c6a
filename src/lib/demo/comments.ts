import { french } from './typography.ts';

type Kind = 'questionnaire' | 'case' | 'protocol';

/** Written by a reader who is very pleased, pleased, or has something to say. None gives a diagnosis away. */
const COMMENTS: Record<Kind, { high: string[]; middle: string[]; low: string[] }> = {
  questionnaire: {
    high: [
      "Je l'utilise tous les jours, le compte rendu sort propre du premier coup.",
      'Très complet sans être long, les phrases sont bien tournées.',
      "Exactement l'ordre dans lequel je lis l'examen, merci !",
      'Les réponses par défaut font gagner un temps fou sur les examens normaux.',
      'Adopté dans le service, les internes aussi.',
      'Les fiches sont courtes et utiles, on apprend en remplissant.',
    ],
    middle: [
      'Bon modèle, je l’ai copié pour adapter la technique à notre machine.',
      'Clair. Il manque peut-être une question sur les antécédents chirurgicaux.',
      'Pratique au quotidien, quelques formulations à raccourcir.',
      'Bien pour les examens simples.',
    ],
    low: [
      'Un peu long pour une vacation chargée.',
      'La conclusion répète trop les résultats à mon goût.',
      'Il faudrait séparer les deux côtés.',
    ],
  },
  case: {
    high: [
      'Très beau cas, les images sont parlantes.',
      'Parfait pour préparer la garde, la fiche récapitulative est limpide.',
      "Je suis tombé dans le piège, merci pour l'explication.",
      "Montré en staff d'enseignement, belle discussion.",
      'La question posée est exactement celle que l’on se pose en garde.',
      'Difficile mais juste : tout est dans les informations cliniques.',
    ],
    middle: [
      'Bon cas, une série de plus aurait aidé.',
      'Instructif, difficulté bien cotée.',
      'Bien pour un premier semestre.',
      'J’aurais aimé un mot sur les diagnostics différentiels.',
    ],
    low: [
      'Un peu facile pour le niveau annoncé.',
      'Les informations cliniques orientent déjà beaucoup.',
      'La fiche mériterait une référence.',
    ],
  },
  protocol: {
    high: [
      'Clair, affiché à la console depuis ce matin.',
      'Durée tenue et images excellentes, merci pour le partage.',
      'Les critères de réussite sont très utiles aux manipulateurs.',
      'Enfin un protocole qui précise le pourquoi de chaque série.',
    ],
    middle: [
      'Bonne base, nous avons réduit le champ de vue.',
      'Complet. À adapter selon l’antenne.',
      'Bien, il manque une variante sans injection.',
    ],
    low: ['Un peu long pour nos créneaux.', 'Les paramètres ne passent pas tels quels sur notre machine.'],
  },
};

/** A comment that fits a rating; `pick` in [0, 1) chooses among them. */
export function commentFor(kind: Kind, rating: number, pick: number): string {
  const tone = rating >= 8 ? 'high' : rating >= 6 ? 'middle' : 'low';
  const list = COMMENTS[kind][tone];
  return french(list[Math.floor(pick * list.length)] ?? '');
}
