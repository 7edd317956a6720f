import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { banners } from './content/banners';
import { brandCharter } from './content/brand-charter';
import { carWrapping } from './content/car-wrapping';
import { embroidery } from './content/embroidery';
import { graphicDesign } from './content/graphic-design';
import { illuminatedSigns } from './content/illuminated-signs';
import { lettering } from './content/lettering';
import { letteringSignage } from './content/lettering-signage';
import { logoDesign } from './content/logo-design';
import { paintProtection } from './content/paint-protection';
import { pointOfSale } from './content/point-of-sale';
import { rollUp } from './content/roll-up';
import { shirtDesigner } from './content/shirt-designer';
import { signage } from './content/signage';
import { signs } from './content/signs';
import { signsBanners } from './content/signs-banners';
import { solarFilm } from './content/solar-film';
import { textilePrinting } from './content/textile-printing';
import { textilePrintingEmbroidery } from './content/textile-printing-embroidery';
import { wallDecoration } from './content/wall-decoration';
import { wallsSolarFilm } from './content/walls-solar-film';
import { websiteDesign } from './content/website-design';
import { wrapSimulator } from './content/wrap-simulator';
import { wrappingPpf } from './content/wrapping-ppf';
import type { Service } from './service';

/** Every service page by its id in lib/i18n/service-catalogue.ts. */
export const services: Record<ServicePageId, Service> = {
  'lettering-signage': letteringSignage,
  lettering,
  signage,
  'wrapping-ppf': wrappingPpf,
  'car-wrapping': carWrapping,
  'paint-protection': paintProtection,
  'wrap-simulator': wrapSimulator,
  'signs-banners': signsBanners,
  signs,
  'illuminated-signs': illuminatedSigns,
  banners,
  'roll-up': rollUp,
  'point-of-sale': pointOfSale,
  'textile-printing-embroidery': textilePrintingEmbroidery,
  embroidery,
  'textile-printing': textilePrinting,
  'shirt-designer': shirtDesigner,
  'walls-solar-film': wallsSolarFilm,
  'wall-decoration': wallDecoration,
  'solar-film': solarFilm,
  'graphic-design': graphicDesign,
  'brand-charter': brandCharter,
  'logo-design': logoDesign,
  'website-design': websiteDesign,
};
