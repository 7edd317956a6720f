import { type AskedBefore, rows } from './question';

/** What passers-by ask that no page answers: every other one, to learn from. */
export const beside: readonly AskedBefore[] = [
  ...rows('fr', [
    ['Vous faites des faux ongles ?', ''],
    ['Pouvez-vous réparer ma chaudière ?', ''],
    ['Vous livrez des fleurs ?', ''],
    ['Qui est le bourgmestre de Zaventem ?', ''],
    ['Je cherche un plombier pour une fuite', ''],
    ['Pouvez-vous élaguer un arbre ?', ''],
    ['Vous vendez des aspirateurs ?', ''],
    ['Vous organisez des anniversaires d’enfants ?', ''],
    ['Vous posez du carrelage ?', ''],
    ['Vous imprimez des billets de banque ?', ''],
  ]),
  ...rows('nl', [
    ['Hoe laat vertrekt de bus naar Leuven?', ''],
    ['Kunnen jullie mijn dak herstellen?', ''],
    ['Hoeveel borduurmachines hebben jullie?', ''],
    ['Waar kan ik mijn rijbewijs vernieuwen?', ''],
    ['Welke printer gebruiken jullie?', ''],
    ['Hoeveel kost een liter diesel?', ''],
    ['Leggen jullie parket?', ''],
    ['Verzorgen jullie uitvaarten?', ''],
    ['Leveren jullie brandhout?', ''],
    ['Repareren jullie laptops?', ''],
  ]),
  ...rows('en', [
    ['Do you do nail extensions?', ''],
    ['What’s the best pizza place near you?', ''],
    ['How many embroidery machines do you own?', ''],
    ['Can you fix my laptop screen?', ''],
    ['What time is the last bus to Leuven?', ''],
    ['Can I exchange dollars at your shop?', ''],
    ['How do I get a wine stain out of a carpet?', ''],
    ['Can you look after my children on Saturday?', ''],
    ['Is there a gym in your building?', ''],
    ['Who won the cup final?', ''],
  ]),
];
