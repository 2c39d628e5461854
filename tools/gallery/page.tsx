import '../../renderer/design/design.css';
import '../../renderer/design/furniture/log.css';
import '../../renderer/design/furniture/sand-timer.css';
import '../../renderer/design/street/shutter.css';
import '../../renderer/design/street/shutter-fronts.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { KindDetails } from '../../renderer/design/drawing/kind-details.tsx';
import { KindDetailsContext, letteringReady } from '../../renderer/design/index.ts';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('gallery');
if (!place) throw new Error('The gallery page has lost its element "gallery".');

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.style.setProperty('--text-scale', asked.get('text') ?? '1');
await letteringReady();
createRoot(place).render(
  <KindDetailsContext value={KindDetails}>
    <Gallery />
  </KindDetailsContext>,
);
