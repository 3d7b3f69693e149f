//# command/named-paths
(function(n,s,a,h){let o;const p=()=>o??=s("repo/paths");a(n,{namedPaths:()=>m});const e=/[\s"'`;&|()<>=]+/;function m(i){
return i.split(e).map(t=>(0,p().normalise)(t)??t)}});
//# command/read
(function(A,i,k,it){let N;const _=()=>N??=i("rules/finding");let O;const P=()=>O??=i("command/families/index");let R;const E=()=>R??=
i("command/families/machine/program-table");let I;const M=()=>I??=i("command/families/parsers");let T;const C=()=>T??=i(
"command/families/programs");let $;const G=()=>$??=i("command/families/tools");let L;const v=()=>L??=i("command/lex/lex");
let W;const j=()=>W??=i("command/resolve/index");let F;const H=()=>F??=i("command/resolve/lexical");let D;const J=()=>D??=
i("command/resolve/npmrc-copies");let K;const b=()=>K??=i("command/resolve/script-steps");let U;const V=()=>U??=i("comma\
nd/sentence");k(A,{readCommand:()=>B,readWords:()=>x});const y={...E().NO_FAMILIES,offered:()=>{}},z=new Set;async function B(t,r={}){
const o=x(t,r),{tree:n,base:s,changed:e=z,cwd:a="",clock:m,programs:p=y}=r;if(n===void 0||o.invocation===void 0||o.argv===
null)return o;const c={tree:n,directory:a,changed:e,families:p,...s&&{base:s}},{invocation:d}=o,{targets:l,problems:g}=await(0,j().
resolveInvocation)(d,c,m);return{...o,...await Q(d,l,c),targets:l,problems:et(o.problems,g)}}async function Q(t,r,o){if(t.
program!=="npm"&&t.program!=="npx")return{};const n=await(0,b().npmScripts)(t,o),s=r.some(({kind:m,via:p})=>m==="package\
_binary"&&p===void 0),a=(n?(0,b().stepsIn)(n).some(({text:m})=>X.test(m)):!s)?await(0,J().foreignSettings)(o.tree,o.changed):
[];return{...n&&{scripts:n},...a.length>0&&{npmSettings:a}}}const X=/(?:^|[^\w.-])np[mx](?![\w.-])/;function x(t,{tree:r,
cwd:o="",programs:n=y}={}){if(typeof t!="string")return Z(t);const{words:s,assignments:e,problems:a}=(0,v().lex)(t,r),[m]=s,
p=(u,at,S)=>({command:t,words:s,assignments:e,argv:u,...S===void 0?void 0:{invocation:S},targets:[],problems:at});if(m===
void 0)return p(null,a);const c=(0,v().hasOneReading)({problems:a})?s.map(({text:u})=>u):null,{program:d,problem:l}=tt(t,
s,n);if(l?.rule==="sentence")return p(c,[l,...a]);if(d===void 0)return p(c,[...a,l]);const g=Y(s,a).slice(1),{invocation:h,
problems:rt}=(0,P().parseInvocation)(d,g,n),st=(0,H().inspectPaths)(h,o);return p(c,[...a,...rt,...st],h)}function Y(t,r){
const o=r.find(n=>n.rule==="shell-operator"||(0,_().isProblem)(n,"line-break")&&!n.args.quoted);return o===void 0?t:t.filter(
({span:n})=>n.start<o.span.start)}function Z(t){const r=t===null?"null":Array.isArray(t)?"array":typeof t,o=(0,_().problemAt)(
"command-not-text",{start:0,end:0},{type:r});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[o]}}
const q=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function tt(t,r,{allowed:o,offered:n}){const[s]=r,e=s?.
text??"",a=(0,M().isProgram)(e)?e:o.get(e);if(a!==void 0)return{program:a};const m=s?.span??{start:0,end:0},p=(l,g)=>({program:void 0,
problem:(0,_().problemAt)(l,m,g)}),[,c]=q.exec(e)??[];if(c===void 0&&(0,V().isSentence)(t)){const l=r.at(-1)?.span.end??
m.end;return{program:void 0,problem:(0,_().problemAt)("sentence",{start:m.start,end:l},{})}}const d=nt(e,n);return/[\\/]/.
test(e)?p("program-by-path",{program:e,...d}):c!==void 0?p("program-look-alike",{program:e,meant:c.toLowerCase()}):p("pr\
ogram-not-allowed",{program:e,group:C().REFUSED_PROGRAMS.get(e)??(G().TOOLS.has(e)?"npx":"other"),...d,allowed:[...o.keys()]})}
const ot=new Map([["gradlew","gradle"],["mvnw","mvn"],["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],
["uvx","uv"],["py.test","pytest"],["py","python"]]);function nt(t,r){const o=r(t);if(o!==void 0)return{offered:o};const n=t.
replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),s=ot.get(n)??
n,e=r(s);return e===void 0?{offered:""}:{offered:e,word:s}}function et(t,r){const o=new Set(t.map(w)),n=[...t];for(const s of r){
const e=w(s);o.has(e)||(o.add(e),n.push(s))}return n}function w({rule:t,span:r,args:o}){return JSON.stringify([t,r.start,
r.end,o])}});
//# command/sentence
(function(i,c,o,y){let u;const m=()=>u??=c("command/families/programs");o(i,{isSentence:()=>z});const p=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
l=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
h=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,d=/^[A-Za-z][a-z']*[:,]?$/,S=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
A=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,$=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function z(a){const e=a.trim(),[t="",...s]=e.split(/\s+/,100);if(m().REFUSED_PROGRAMS.has(t))return!1;if(S.test(e)||A.test(
e)||$.test(t))return!0;if(/[;&|<>$`]/.test(e))return!1;const n=d.test(t);if(s.some(r=>/^--?[A-Za-z]/.test(r)))return!1;if((n||
h.test(t))&&s.some(r=>p.test(v(r))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(t))return s.length>0||/[.!:]$/.test(t);const R=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(s[0]??"");return n&&R&&(l.test(t)||/[a-z]{2}[.!?]$/.test(e))}function v(a){return a.replace(/[.,;:!?]$/,"")}});
//# command/shell-text
(function(v,T,_,y){let M;const S=()=>M??=T("command/lex/lex");_(v,{everyCommand:()=>x,readShellText:()=>X});const $=128*
1024,C=16;function X(o,t){return o.length>$?[]:new E(o,t).read()}function x(o){return o.flatMap(t=>[t,...x(t.inside)])}class E{#s;#l;#e=[];#i;#t=0;constructor(t,s){
this.#s=t,this.#l=s,this.#i=w(0,0,"")}read(){for(;this.#t<this.#s.length;)this.#f();for(;this.#e.length>0;)this.#o(this.#s.
length);return this.#n(this.#s.length,""),this.#i.commands}#f(){const t=this.#i,s=this.#s.charAt(this.#t),i=this.#s.charAt(
this.#t+1);t.quote==="'"?(s==="'"&&(t.quote=""),this.#t+=1):s==="\\"?this.#t+=2:s==="`"?t.close==="`"?this.#o(this.#t):this.#h(
1,"`"):s==="$"&&i==="("?this.#h(2,")"):t.quote==='"'?(s==='"'&&(t.quote=""),this.#t+=1):this.#d(s,i)}#d(t,s){const i=this.#i;
if(t==='"'||t==="'")i.quote=t,this.#t+=1;else if(t==="(")this.#h(1,")");else if(t===")")i.close===")"?this.#o(this.#t):this.#r(
/[)]/);else if((t==="<"||t===">")&&s==="(")this.#h(2,")");else if(t==="<"||t===">"||t==="&"&&s===">"){const h=this.#t;do
this.#t+=1;while(this.#t-h<3&&/[<>&|-]/.test(this.#s.charAt(this.#t)));i.operators.push([h,this.#t])}else if(/[;&|\r\n]/.
test(t))this.#r(/[;&|\r\n]/);else if(t==="#"&&/^\s?$/.test(this.#s.charAt(this.#t-1))){const h=this.#s.indexOf(`
`,this.#t);i.holes.push([this.#t,h<0?this.#s.length:h]),this.#t=h<0?this.#s.length:h}else this.#t+=1}#r(t){const s=this.#t;
for(;t.test(this.#s.charAt(this.#t));)this.#t+=1;this.#n(s,this.#s.slice(s,this.#t))}#h(t,s){const i=this.#t;if(this.#t+=
t,this.#e.length===C){this.#n(i,"");return}this.#e.push(this.#i),this.#i=w(i,this.#t,s)}#o(t){this.#n(t,"");const{commands:s,
opened:i}=this.#i,h=this.#e.pop();h!==void 0&&(this.#t=Math.min(t+1,this.#s.length),h.holes.push([i,this.#t]),h.inside.push(
...s),this.#i=h)}#n(t,s){const i=this.#i,h=this.#a(i,t),{words:m,redirections:p,inside:r}=h;(m.length>0||p.length>0||r.length>
0)&&(i.commands.push(h),i.pipedFrom=/^\|&?$/.test(s)?h:void 0),i.start=this.#t,i.holes=[],i.operators=[],i.inside=[]}#a({
start:t,holes:s,operators:i,inside:h,pipedFrom:m},p){let r="",c=t;const O=[...s.map(([e,n])=>({from:e,to:n,filling:this.#s[e]===
"#"?" ":"_"})),...i.map(([e,n])=>({from:e,to:n,filling:" "}))].sort((e,n)=>e.from-n.from);for(const{from:e,to:n,filling:l}of O)
r+=this.#s.slice(c,e)+l.repeat(n-e),c=n;r+=this.#s.slice(c,p);const q=(0,S().lex)(r,this.#l),d=q.words.map(e=>({...e,span:A(
e.span,t)})),b=q.problems.map(e=>({...e,span:A(e.span,t)})),u=new Set;let a=0;const k=i.map(([e,n])=>{for(;a<d.length&&(d[a]?.
span.start??n)<n;)a+=1;const l=d[a],g=d[a-1];return g?.span.end===e&&/^\d+$/.test(g.text)&&u.add(g),l&&u.add(l),{operator:this.#s.
slice(e,n),...l&&{target:l}}});return{words:d.filter(e=>!u.has(e)),redirections:k,problems:b,inside:h,...m&&{pipedFrom:m}}}}
function w(o,t,s){return{opened:o,start:t,close:s,quote:"",pipedFrom:void 0,...{commands:[],holes:[],operators:[],inside:[]}}}
function A({start:o,end:t},s){return{start:o+s,end:t+s}}});
