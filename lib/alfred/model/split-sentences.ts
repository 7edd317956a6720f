/** A line of what a model writes: a sentence, alone or as an item of a list. */
export interface WrittenSentence {
  text: string;
  /** Numbers of passages in square brackets, as the model wrote them. */
  cites: number[];
  isItem: boolean;
  /** A line began with it. */
  startsParagraph: boolean;
}

const markers = /\s*[[【]\s*(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\s*[\]】]/g;
// After the end of a sentence, with its markers, a new one begins; "1.5 m" and "p. ex. 3" do not end there.
const end = /[.!?…]["”»]?(?:\s*[[【][\d,;\s]+[\]】])*(?=\s+["“„«(]?[\p{Lu}\d[*])/u;

function read(line: string, startsParagraph: boolean): WrittenSentence {
  const cites = [...line.matchAll(markers)].flatMap((found) =>
    (found[1] ?? '').split(/[,;]/).map((number) => Number(number.trim())),
  );
  const isItem = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/.test(line);
  const text = line
    .replaceAll(markers, '')
    .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .trim();
  return { text, cites: [...new Set(cites)], isItem, startsParagraph };
}

/** Takes a model's text as it comes and gives back whole sentences. */
export function createSentenceReader() {
  let buffer = '';
  let startsParagraph = true;
  const take = (line: string): WrittenSentence[] => {
    const sentence = read(line, startsParagraph);
    if (sentence.text === '' && sentence.cites.length === 0) return [];
    startsParagraph = false;
    return [sentence];
  };
  const drain = (isLast: boolean): WrittenSentence[] => {
    const found: WrittenSentence[] = [];
    for (;;) {
      const newline = buffer.indexOf('\n');
      const line = newline < 0 ? buffer : buffer.slice(0, newline);
      const stop = end.exec(line);
      // Markers may still follow what ends the buffer.
      const isWhole =
        stop !== null && (newline >= 0 || isLast || stop.index + stop[0].length < line.length - 1);
      if (stop && isWhole) {
        const cut = stop.index + stop[0].length;
        found.push(...take(line.slice(0, cut)));
        buffer = buffer.slice(cut).replace(/^[ \t]+/, '');
      } else if (newline >= 0) {
        found.push(...take(line));
        buffer = buffer.slice(newline + 1);
        startsParagraph = true;
      } else break;
    }
    if (isLast && buffer.trim() !== '') {
      found.push(...take(buffer));
      buffer = '';
    }
    return found;
  };
  return {
    push: (text: string): WrittenSentence[] => {
      buffer += text;
      return drain(false);
    },
    finish: (): WrittenSentence[] => drain(true),
  };
}
