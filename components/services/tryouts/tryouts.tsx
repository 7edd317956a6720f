import type { ComponentType } from 'react';
import type { ContentSection } from '@/lib/content/page-content';
import type { Locale } from '@/lib/i18n/locales';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { FilmedWindow } from './filmed-window';
import { LitSign } from './lit-sign';
import { ScratchedBonnet } from './scratched-bonnet';

interface Tryout {
  /** It stands before the first section of this kind, the one that explains it. */
  before: ContentSection['kind'];
  View: ComponentType<{ locale: Locale }>;
}

/** What there is to try on the page of a trade. */
export const tryouts: Partial<Record<ServicePageId, Tryout>> = {
  'illuminated-signs': { before: 'materials', View: LitSign },
  'paint-protection': { before: 'benefits', View: ScratchedBonnet },
  'solar-film': { before: 'films', View: FilmedWindow },
};
