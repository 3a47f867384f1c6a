import { counted, formatLongDate } from '#lib/platform/format-texts.ts';

/** The second screen of a sign-in. */
export const secondStepMessages = {
  title: 'Vérification',
  subtitle: (username: string) =>
    `Le mot de passe de «\u202f${username}\u202f» est juste. Il reste une étape.`,
  code: 'Code de vérification',
  codeHint: 'Les six chiffres que montre votre application en ce moment.',
  submit: 'Vérifier',
  lost: 'Je n’ai pas mon application sous la main',
  recoveryCode: 'Code de secours',
  recoveryHint:
    'Sept groupes de quatre caractères, ou quatre pour un ancien code. Un code sert une seule fois.',
  submitRecovery: 'Utiliser ce code',
  noCode:
    'Sans application ni code de secours, demandez à l’administrateur de votre site de réinitialiser votre double authentification.',
  cancel: 'Recommencer la connexion',
} as const;

/** Signing in with a passkey. */
export const passkeySignInMessages = {
  start: 'Utiliser une clé d’accès',
  under: 'En attente de votre appareil...',
  failure: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
} as const;

/** The page for setting up the second factor, and its section on the account page. */
export const secondFactorMessages = {
  title: 'Double authentification',
  subtitle:
    'En plus de votre mot de passe, la connexion demande un code ou une clé d’accès\u00a0: un mot de passe volé ne suffit plus.',
  /** The site's name in the authenticator app. */
  issuer: (host: string) => `Négatoscope ${host}`,
  required:
    'Ce site vous demande une double authentification\u00a0: une application de codes ou une clé d’accès. Le reste s’ouvrira ensuite.',
  endsOthers:
    'Ajouter ou retirer une application ou une clé ferme vos sessions ouvertes ailleurs\u202f; ces appareils effacent ce qu’ils gardent hors ligne.',
  back: 'Mon compte',
  manage: 'Régler la double authentification',
  isOn: 'Active\u00a0: votre mot de passe seul ne suffit pas.',
  isOff: 'Inactive\u00a0: votre mot de passe suffit pour vous connecter.',
  password: 'Votre mot de passe actuel',
  done: {
    ajoutee: 'C’est fait\u00a0: la prochaine connexion demandera un code. Vos autres sessions sont fermées.',
    retiree: 'L’application n’est plus demandée. Vos autres sessions sont fermées.',
    cle: 'La clé d’accès est retirée. Vos autres sessions sont fermées.',
    'nouvelle-cle': 'La clé d’accès est ajoutée. Vos autres sessions sont fermées.',
  },
  noPassword:
    'Votre compte n’a pas de mot de passe\u00a0: vous vous connectez avec le compte de votre établissement. La double authentification se règle auprès de lui.',
  recovery: {
    left: (count: number) => `Il vous reste ${counted(count, 'code de secours', 'codes de secours')}.`,
    none: 'Vous n’avez aucun code de secours\u00a0: si vous perdez votre téléphone, seul l’administrateur pourra vous rendre l’accès.',
    make: 'Créer des codes de secours',
  },
  passkeys: {
    title: 'Clés d’accès',
    hint: 'Votre téléphone, votre ordinateur ou une clé de sécurité vous reconnaît (empreinte, visage ou code de l’appareil) et vous connecte sans mot de passe. Dès qu’il y en a une, votre mot de passe seul ne suffit plus.',
    named: (name: string) => name || 'Clé sans nom',
    added: (when: string) => `Ajoutée le ${formatLongDate(when)}`,
    used: (when: string) => `utilisée le ${formatLongDate(when)}`,
    unused: 'jamais utilisée',
    name: 'Nom, pour la reconnaître (facultatif)',
    add: 'Ajouter une clé d’accès',
    adding: 'En attente de votre appareil...',
    failure:
      'Aucune clé n’a été ajoutée. Réessayez, ou vérifiez que votre appareil a un verrouillage d’écran.',
    unsupported: 'Ce navigateur ne sait pas utiliser de clés d’accès à cette adresse.',
    needsScript: 'L’ajout d’une clé d’accès demande que JavaScript soit activé.',
    removeTitle: 'Retirer une clé d’accès',
    which: 'Clé à retirer',
    remove: 'Retirer la clé',
  },
  totp: {
    title: 'Application de codes',
    hint: 'Une application de votre téléphone (Google Authenticator, Microsoft Authenticator, FreeOTP, Aegis…) ou votre gestionnaire de mots de passe montre un code qui change toutes les trente secondes.',
    begin: 'Commencer',
    scan: 'Dans votre application, ajoutez un compte, puis scannez ce code QR.',
    drawing: 'Code QR de la clé',
    typed: 'Ou recopiez cette clé\u00a0:',
    code: 'Le code que montre maintenant l’application',
    confirm: 'Activer',
    again: 'Prendre une autre clé',
    since: (when: string) => `En service depuis le ${formatLongDate(when)}.`,
    remove: 'Ne plus demander de code',
    removeHint: 'Pour retirer l’application, il faut votre mot de passe et un code.',
    removeCode: 'Code de l’application, ou code de secours',
    submitRemove: 'Retirer l’application',
  },
} as const;
