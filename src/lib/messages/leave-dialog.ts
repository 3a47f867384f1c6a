/** What is asked before somebody leaves what they write with its owner. */
export const leaveDialogMessages = {
  title: 'Ne plus écrire ce contenu\u202f?',
  submit: 'Quitter',
  body: 'Vous ne le modifierez plus et, s’il n’est pas public, vous ne le lirez plus. Ce que vous y avez écrit reste. Seul son auteur pourra vous inviter à nouveau.',
};
