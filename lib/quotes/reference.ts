const shape = /^[1-9][0-9]{2}-[0-9]{3}-[0-9]{3}(?:-[1-9][0-9]{0,2})?$/;

/** Whether a text can be the reference of a request: "482-917-635". */
export const isReference = (text: string): boolean => shape.test(text);
