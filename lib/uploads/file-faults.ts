/**
 * What can be wrong with a file itself, whoever takes it: the word in an answer or an address, and the name of its sentence
 * in the messages. Sending it again does not help.
 */
export const fileFaults = ['fileTooLarge', 'fileType', 'fileHeic', 'fileBroken'] as const;

export type FileFault = (typeof fileFaults)[number];
