/** Confirmation before leaving as a co-author or declining a review. */
export const leaveDialogMessages = {
  author: {
    title: 'Ne plus écrire ce contenu\u202f?',
    submit: 'Quitter',
    body: 'Vous ne le modifierez plus et, s’il n’est pas public, vous ne le lirez plus. Ce que vous y avez écrit reste. Seul son auteur pourra vous inviter à nouveau.',
  },
  reviewer: {
    title: 'Décliner cette relecture\u202f?',
    submit: 'Décliner',
    body: 'Vous ne ferez plus partie de ses relecteurs et n’en lirez plus que ce qui est public. Vos avis restent. Son auteur pourra vous nommer à nouveau.',
  },
};
