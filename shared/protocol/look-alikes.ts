/**
 * Characters that look like others, from Unicode's `confusables.txt` (UTS 39, version 13.0; licence beside this file).
 * It covers letters, digits, punctuation and symbols of the scripts allowed in names. They look like Latin, Greek or
 * Cyrillic ones; Katakana like Han. One entry is our own: the small palochka (ӏ) looks like an l, not an i. The table
 * omits what NFKC already unifies, and what it decomposes. Format: the target, then the characters that look like it,
 * separated by blanks, and so on.
 */
const table = `
! ǃⵑ  & ꝸ  ' \u02b9\u02bb\u02bc\u02bd\u02be\u02c8\u02ca\u02cb՚՝\u05d9\u05f3\u07f4\u07f5ᑊ‘’‛′‵ꞌ
'' "\u02ba\u02ee\u05f2\u05f4᳓“”‟〃  'B Ɓ  'D Ɗ  'P Ƥ  'T Ƭ  'Y Ƴ  ( ❨❲〔\ufd3e  (( ⸨  ) ❩❳〕\ufd3f  )) ⸩  * \u066d⁎
, \u060d\u066b‚\ua4f9  - \u06d4‐‒–⁃  -. ꓾  -\u0308 ⸚  . \u0660\u06f0\u0701\u0702\ua4f8꘎  ., \ua4fb  .. \ua4fa
/ ⁁\u3033ノ丿  2 ƧᒿꙄꛯꝚ  2\u0335 ƻ  3 ƷȜЗӠꝪꞫ\u{16f3b}  3\u0326 Ҙ  4 Ꮞ  4· ᔰ  5 Ƽ  6 бᏮ  7 \u{104d2}  8 Ȣȣ৪੪  9 ৭੧୨൭Ꝯ
: \u02d0։\u05c3\u0703\u0704⁚\ua4fd  < ᐸ‹❮  <· ᑅ  = ᐀⹀゠꓿  > ᐳ›❯\u{16f3f}  >· ᑁ  ? ɁʔॽᎮꛫ  A ΑАᎪᗅꓮ\u{16f40}  AA Ꜳ  AE ÆӔ
AO Ꜵ  AU Ꜷ  AV ꜸꜺ  AY Ꜽ  B ΒВᏴᗷꓐꞴ  C СᏟꓚ  C' Ƈ  C\u0326 Ҫ  D Ꭰᗞᗪꓓ  D\u0335 ÐĐƉ  E ΕЕᎬⴹꓰ  E\u0338 Ɇ  F ϜᖴꓝꞘ  F\u0326 Ƒ
G ԌᏀᏳꓖ  G' Ɠ  G\u0335 Ǥ  H ΗНᎻᕼꓧ  H\u0326 ӇӉ  H\u0329 ҢⱧ  H\u0335 Ħ  J ͿЈᎫᒍꓙꞲ  J· ᒙ  J\u0335 Ɉ  K ΚКᏦꓗ  K' Ƙ
K\u0329 ҚⱩ  K\u0335 ҞꝀ  L Ꮮᒪꓡ\u{16f16}  L\u0338 Ł  M ΜϺМᎷᗰꓟ  M\u0326 Ӎ  N Νꓠ  N\u0326 Ɲ  O 0ΟОՕ\u07c0০ଠ୦ዐⵔ〇ꓳ\u{104c2}
O' Ꭴ  OE Œ  OO ꚘꝎ  O\u0335 ƟΘθѲӨᎾᏫⴱꝊ  O\u0338 Øⵁ  P ΡРᏢᑭꓑ  P' ᒆ  Q ⵕ  R ƦᎡᏒᖇꓣ\u{104b4}\u{16f35}  S ЅՏᏕᏚꓢ\u{16f3a}
T ΤТᎢꓔ\u{16f0a}  T3 Ꜩ  T\u0328 Ʈ  T\u0329 Ҭ  T\u0335 Ŧ  T\u0338 Ⱦ  U Սሀᑌꓴ\u{104ce}\u{16f42}  U' ᑧ  U· ᑘ  U\u0335 ɄᏌ
V Ѵ\u0667\u06f7Ꮩᐯⴸꓦꛟ\u{16f08}  V· ᐻ  W ԜᎳᏔꓪ  X ΧХⵝꓫꞳ  X\u0329 Ҳ  Y ΥУҮᎩᎽꓬ\u{16f43}  Y\u0335 ɎҰ  Z ΖᏃꓜ\u{102f5}
Z\u0326 Ȥ  Z\u0335 Ƶ  \u005c 丶  \u005e \u02c6  _ \u07fa  a ɑαа  aa ꜳ  ae æӕ  ao ꜵ  au ꜷ  av ꜹꜻ  ay ꜽ  b ƄЬᏏᑲᖯ  b' ᒈ
bl Ы  b· ᑿ  b\u0304 ƂƃБ  b\u0307 ᑳ  b\u0307· ᒁ  b\u0314 ɓ  b\u0335 ƀѢѣҌҍ  c сᴄꮯ  c\u0326 ҫ  c\u0338 ȼ  d ԁᏧᑯꓒ  d' ᒇ
dz ʣ  d· ᑻ  dȝ ʤ  dʑ ʥ  d\u0304 ƌ  d\u0314 ɗ  d\u0328 ɖ  d\u0335 đ  e еҽꬲ  e\u0328 ҿ  e\u0338 ɇ  f քẝꞙꬵ  fŋ ʩ
f\u0326 ƒ  f\u0334 ᵮ  g ƍɡցᶃ  g\u0314 ɠ  g\u0335 ǥ  h һհᏂ  h\u0314 ɦᏲꚕ  h\u0335 ħћ  i ıɩɪιіᎥꙇꭵ  i\u0335 ɨᵻᵼ  j ϳј
j\u0335 ɉ  k\u0314 ƙ  l 1IƖǀΙІӀ\u05c0\u05d5\u05df\u0627\u0661\u06f1\u07caⵏꓲ\u{16f28}  l' \u05f1  lO Ю  ll ǁ\u05f0‖
ls ʪ  lz ʫ  l· ᒷ  lȝ ɮ  l\u0328 ɭ  l\u0334 ɫ  l\u0335 Ɨƚ  l\u0338 ł  l\u0655 \u0673  n ոռ  n\u0328 ɳ  n\u0329 ƞη
n\u0334 ᵰ  o οσоօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑꬽ\u{104ea}  oe œ  oo ꚙꝏ  o\u0302 \u06ff
o\u031b ꭴ  o\u0335 ɵѳөꝋꮎꮻ  o\u0338 øꬾ  o\u102c တ  oᴇ ɶ  p ρр  p· ᑷ  p\u0314 ƥ  p\u0335 ᵽ  q ԛգզ  q\u0314 ʠ  r гᴦꭇꭈꮁ
r' ґ  rn m  rn\u0326 ɱ  rn\u0334 ᵯ  r\u0328 ɽ  r\u0329 ɼ  r\u0334 ᵲ  r\u0335 ɍғ  s ƽѕꜱꮪ  s\u0328 ʂ  s\u0334 ᵴ  tf ꝷ
ts ʦ  tȝ ꜩ  tɕ ʨ  tʃ ʧ  t\u0314 ƭ  t\u0334 ᵵ  t\u0335 ŧ  u ʋυսᴜꞟꭎꭒ\u{104f6}  ue ᵫ  uo ꭣ  u\u0335 ᵾꮜ  v νѵ\u05d8ᴠꮩ
w ɯѡԝաᴡꮃ  w\u0326 ꝡ  w\u0486\u0487 ѽ  x хᕁᕽ᙮  y ɣʏγуүყᶌỿꭚ  y\u0314 ƴ  y\u0335 ɏұ  z ᴢꮓ  z\u0326 ȥ  z\u0328 ʐ
z\u0334 ᵶ  z\u0335 ƶ  { ❴  } ❵  ~ ⁓  ~\u0307 ⸞  ~\u0323 ⸟  ¶ ⸿  · ᐧ•‧⸱・ꞏ  ·4 ᔯ  ·< ᑄ  ·> ᐷᑀ  ·J ᒘ  ·L ᒶ  ·P ᑶ  ·U ᑗ
·V ᐺ  ·b ᑾ  ·b\u0307 ᒀ  ·d ᑺ  ··· ⵈ  ·Ʌ ᐼ  ·Γ ᒮ  ·Δ ᐎ  º/₀ %\u066a  º/₀₀ \u0609‰  º/₀₀₀ \u060a‱  Þ Ϸ\u{104c4}  ß βᏰꞵ
þ ƿϸ  ĸ κкᴋꮶ  ĸ\u0329 қ  ĸ\u0335 ҟ  ƅ ьꮟ  ƅi ы  Ɔ ϽↃꓛ  Ǝ ⴺꓱ  Ə Ә  Ɛ ԐᏋ\u{16f2d}  ƨ ᴤꙅ  Ʃ Σⵉ  ƫ Ꮏ  Ʊ ᘮᘴ  ǝ əә  ǝo ᴔ
ǝo\u0335 ꭂ  ǝo\u0338 ꭁ  ǝ\u02de ɚ  Ƕ Ԋ  ȝ ʒӡჳꝫ  ȷ յ  ɂ ꭾ  Ʌ ΛЛ\u0668\u06f8ᐱⴷꓥꛎ\u{104b0}\u{16f3d}  Ʌ· ᐽ  Ʌ\u0326 Ӆ  ɋ ᶐ
ɔ ͻᴐↄ  ɔe ꭢ  ɔ\u0338 ꬿ  ɜ зᴈ  ɜ\u0326 ҙ  ɢ ԍᏻꮐ  ɰ պሣ  ɸ φф  ɾ\u0334 ᵳ  ʀ ꭱꮢ  ʃ ꭍ  ʊ\u0335 ᵿ  ʌ ᴧ\u{104d8}  ʍ мᴍꮇ
ʍ\u0326 ӎ  ʘ ⵙꙨ\u{104c3}  ʙ вᏼ  ʚ ꞝ  ʜ нꮋ  ʜ\u0326 ӈӊ  ʜ\u0329 ң  ʟ ꮮ  ʡ ꛍ  \u02c7 ꙾  \u02c9b ъ  \u02c9bi ꙑ  \u02f3 。
Γ ГᎱᒥ\u{16f07}  Γ' Ґ  Γ· ᒯ  Γ\u0335 Ғ  Δ ᐃⵠ\u{16f1a}  Δ· ᐏ  Π Пꛛ  Φ ФՓቀ  Ψ Ѱ\u{104d1}  Ω ᘯᘵ  λ \u{104db}  π пᴨ  ς ϛ
χ ꭓꭕ  ψ ѱ\u{104f9}  ω ꙍꞷ  Ћ \u{104cd}  Ж\u0329 Җ  И Ͷꚡ  И\u0326\u0300 Ҋ  Ъl Ꙑ  ж\u0329 җ  л ᴫ  л\u0326 ӆ  љ ꭠ  Ѡ Ꮗᗯ
Ѡ· ᣭ  Ѡ\u0486\u0487 Ѽ  Ҷ Ӌ  ҷ ӌ  Ҽ\u0328 Ҿ  Ӄ \u{104bc}  \u060c \u066c⸲  \u061b ⸵  \u061f ⸮  । ꠰  ।। ॥  ᴀ ꭺ  ᴅ ꭰ  ᴇ ꭼ
ᴊ ꭻ  ᴎ ͷи  ᴎ\u0326\u0306 ҋ  ᴘ ᴩꮲ  ᴙ я  ᴛ τтꭲ  ᴛ\u0329 ҭ  ẟ δծᕷ⸹  Ⅎ ᖵꓞ  ∂\u0335 ð  ∴ ⸫  ∵ ⸪  ∷ ⸬  ❬ ⟨〈く\u{21fe8}  ❭ ⟩〉
⟦ 〚  ⟧ 〛  ⦚ ⧙  Ɐ ᗄꓯ  Ⱶ ͰᎨᎰꚱ  ⱶ ꮀ  \u30fc ᅳ—―一ꟷ  \u30fc\u30fc ᆖ  \u30fc丨 ᅴ  㖈 䎛  㘽 㦳  㩁 搉  㫚 曶  㬵 胶  㬺 幐  㬻 䐠  㮣 槩  䀹 鿃
䀿 晣  䑃 朦  䚶 訞  丨 ᅵ  丨\u30fc ᆜ  丨丨 ퟄ  二 ニ  亻 イ  併 倂  値 值  八 ハ  力 カ  卜 ト  口 ロ囗  啓 啟  土 士  塡 填  墫 壿  夕 タ  媯 嬀  工 エ  帡 帲
戶 戸  晚 晩  朌 肦  朏 胐  朐 胊  朓 脁  朘 脧  朣 膧  杮 柿  榝 樧  溈 潙  研 硏  絕 絶  胼 腁  蒍 蔿  蘷 虁  訮 詽  讆 讏  豜 豣  赿 趆  跥 跺  躗 躛  軿 輧  郎 郞
鎭 鎮  隷 隸  鹂 鹃  黑 黒  Ꙍ Ꞷ  Ꙙ \u{16f1c}  ꙩ \u{104eb}  ꜧ ꞕ  Ꜿ Ͽ  ꜿ ͽ  Ꝺ ꝺ  Ꞇ Ⴀ  Ꞓ Є  ꞓ ɛεєԑꮛ  ꟻ ᖷ
' \u0060˴  * ∗  - ˗−➖  / ⁄∕╱  3 𝈆  7 𝈒  8 ଃ  : ः\u0a83˸∶꞉  C 🝌  E ⋿  F 𝈓  L 𝈪  R 𝈖  T ⊤⟙🝨  U ∪⋃  V 𝈍  X ᙭╳  a ⍺  e ℮
i ⍳  l |ӏ∣⏽  ll ∥  o ం\u0c82ംං  oo ∞  p ⍴  v ∨⋁  x ×⤫⤬⨯  ~ ∼  · ∙⋅  Ǝ ∃  Ɛ 𝈡  Ʃ ∑  Ʊ ℧`;

const looksLike: ReadonlyMap<string, string> = new Map(
  [...table.matchAll(/(\S+) (\S+)/g)].flatMap(([, shape = '', signs = '']) => [...signs].map((sign) => [sign, shape])),
);

/** The skeleton of a text (UTS 39): texts with the same skeleton look alike in most fonts. */
export function shapeOf(text: string): string {
  const shapes = Array.from(text.normalize('NFD'), (sign) => looksLike.get(sign) ?? sign);
  return shapes.join('').normalize('NFD');
}
