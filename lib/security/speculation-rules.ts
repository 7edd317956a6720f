/**
 * What a browser may fetch while the pointer rests on a link: pages of this site, but none that answers a person
 * alone, and no other language, for crossing over is a choice that the answer stores. A constant, so that a hash
 * allows it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: '[hreflang],[download],[target],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
