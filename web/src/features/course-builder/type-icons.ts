import { CircleHelp, Columns2, Crosshair, Image, type LucideIcon, Type, Video } from 'lucide-react';
import type { SlideType } from '#contracts/learning/content.ts';

export const TYPE_ICONS: Readonly<Record<SlideType, LucideIcon>> = {
  text: Type,
  image: Image,
  video: Video,
  hotspot: Crosshair,
  compare: Columns2,
  question: CircleHelp,
};
