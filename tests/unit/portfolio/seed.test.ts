import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { seedDrawings } from '@/lib/portfolio/seed-drawings';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { missingIn } from '@/lib/portfolio/staff/missing-in';

const { categories, items } = seedPortfolio;

describe('The seed', () => {
  test('has two dozen works and more, over all service groups and categories, every one marked as a sample', () => {
    expect(items.length).toBeGreaterThanOrEqual(24);
    for (const group of serviceGroupIds) {
      expect(items.filter((item) => item.group === group).length, group).toBeGreaterThanOrEqual(4);
    }
    for (const { id, slug } of categories) {
      expect(items.filter((item) => item.categoryId === id).length, slug.en).toBeGreaterThan(0);
    }
    expect([...items, ...categories].every(({ sample }) => sample)).toBe(true);
    expect(items.filter(({ kind }) => kind === 'video')).toHaveLength(1);
  });

  test('says everything in three languages', () => {
    expect(items.filter((item) => missingIn(item).length > 0)).toEqual([]);
  });

  test('has what its kinds need', () => {
    for (const { kind, images, video, slug } of items) {
      const roles = images.map(({ role }) => role);
      if (kind === 'before-after')
        expect(roles, slug.en).toEqual(expect.arrayContaining(['before', 'after']));
      expect(video !== null, slug.en).toBe(kind === 'video');
    }
    expect(items.filter(({ kind }) => kind === 'before-after').length).toBeGreaterThanOrEqual(2);
  });

  test('gives every work, category and picture an id and an address of its own', () => {
    const ids = [...items, ...categories, ...items.flatMap(({ images }) => images)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const locale of locales) {
      const slugs = items.map(({ slug }) => slug[locale]);
      expect(new Set(slugs).size, locale).toBe(slugs.length);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    }
  });

  test('draws no picture twice, and has what stands in for each until it is there', () => {
    const drawings = seedDrawings.map(({ drawing }) => JSON.stringify(drawing));
    expect(new Set(drawings).size).toBe(drawings.length);
    const blurs = items.flatMap(({ images }) => images.map(({ blur }) => blur));
    expect(blurs.filter((blur) => !blur.startsWith('data:image/webp;base64,'))).toEqual([]);
  });

  test('has its film beside the scripts', () => {
    const { video } = items.find(({ kind }) => kind === 'video') ?? {};
    expect(existsSync(`scripts/samples/${video?.id}.${video?.format}`)).toBe(true);
  });
});
