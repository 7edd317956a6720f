import { type AskedBefore, rows } from '@/lib/alfred/asked-before/question';

/** The other half of the questions in beside.ts: only their totals are read. */
export const besideUnseen: readonly AskedBefore[] = [
  ...rows('fr', [
    ['Où puis-je recharger ma voiture électrique près de chez vous ?', ''],
    ['Quel temps fera-t-il samedi à Bruxelles ?', ''],
    ['Avez-vous un distributeur de billets ?', ''],
    ['Vous faites le contrôle technique ?', ''],
    ['Vous avez combien de machines à broder ?', ''],
    ['Comment soigner une entorse ?', ''],
    ['Quelle est la marque de votre plotter ?', ''],
    ['Combien de likes avez-vous sur Instagram ?', ''],
    ['Quel est le meilleur restaurant de Zaventem ?', ''],
    ['Peut-on adopter un chat chez vous ?', ''],
  ]),
  ...rows('nl', [
    ['Doen jullie ook aan tuinaanleg?', ''],
    ['Verkopen jullie fietsen?', ''],
    ['Wie is de burgemeester van Zaventem?', ''],
    ['Mag mijn kat mee naar binnen?', ''],
    ['Maken jullie taarten?', ''],
    ['Zijn jullie ook kinesist?', ''],
    ['Kan ik bij jullie een kamer boeken?', ''],
    ['Hoe krijg ik een wijnvlek uit mijn tapijt?', ''],
    ['Wat is de wisselkoers van de dollar?', ''],
    ['Geven jullie zwemles?', ''],
  ]),
  ...rows('en', [
    ['Can you unblock my drain?', ''],
    ['Do you sell firewood?', ''],
    ['Who is the mayor of Zaventem?', ''],
    ['Do you offer yoga classes?', ''],
    ['Do you breed cats?', ''],
    ['Do you lay floor tiles?', ''],
    ['Which printer model do you have?', ''],
    ['Can you deliver a parcel to Spain for me?', ''],
    ['Do you repair bicycles?', ''],
    ['Will you sponsor our rugby club?', ''],
  ]),
];
